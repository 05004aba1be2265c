export const NO_BOUNDS: Record<string, string>;
