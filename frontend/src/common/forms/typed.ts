/** A field that was left empty is left out. */
export const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** Typed text as a number: undefined when empty, NaN when it is none, which a contract refuses with its sentence. */
export const toNumber = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'));
