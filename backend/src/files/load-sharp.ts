import type sharp from 'sharp';

/** What makes pictures takes 12 MiB of memory, and few answers need one made: it is loaded for the first of them. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
