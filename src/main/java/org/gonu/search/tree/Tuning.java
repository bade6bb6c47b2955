package org.gonu.search.tree;
public final class Tuning { public static final double[] VL={0.3,0.3}, PATH={2000,2000}, FPU={0,0}, PPJ={48,48}; public static int side(long seed){return (int)(seed&1);} }
