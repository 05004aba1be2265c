/** An empty field is omitted. */
export const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** Input as a number: undefined when empty, NaN when invalid, which a contract refuses with its message. */
export const toNumber = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'));
