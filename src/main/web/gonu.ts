import { html, render } from 'lit';

render(html`<p>Gonu</p>`, document.body);
