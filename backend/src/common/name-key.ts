/** "Dr. José Rao" → "dr. jose rao": what lists sort and search by. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
