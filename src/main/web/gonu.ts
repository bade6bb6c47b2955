import './gonu.css';
import './app';
