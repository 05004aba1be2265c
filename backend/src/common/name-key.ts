/** "Dr. José Rao" → "dr. jose rao": the key for sorting and searching. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
