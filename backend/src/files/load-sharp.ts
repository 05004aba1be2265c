import type sharp from 'sharp';

/** The picture library takes 12 MiB of memory, so it is loaded on first use. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
