export function ensureChromium(log?: (sentence: string) => void): Promise<string>;
