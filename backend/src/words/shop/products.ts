/** What people read about products. */
export const productWords = {
  thereIsAlreadyOfThis: (noun: string) => `There is already a ${noun} of this name.`,
} as const;
