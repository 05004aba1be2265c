import { mkdir } from 'node:fs/promises';

/** Creates the folder unless another process of the run has: exactly one concurrent caller is first. */
export const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
