/** What people read about products. */
export const productWords = {
  nameTaken: (noun: string) => `There is already a ${noun} of this name.`,
} as const;
