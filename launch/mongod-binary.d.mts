export function fetchWheel(work: string): Promise<string>;
