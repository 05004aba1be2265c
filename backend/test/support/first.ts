import { mkdir } from 'node:fs/promises';

/** Makes the folder, unless another process of the run has: of several who ask at once, one is first. */
export const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
