/**
 * Suggestions that may be picked at this moment. Until the server has answered what is typed now, those of an earlier
 * text are in hand: of these only the ones that fit stay, so that a wrong suggestion is not picked.
 * @param isFresh true when the options are the answer to exactly what is typed
 */
export function fittingNow<T>(
  options: T[],
  typed: string,
  isFresh: boolean,
  nameOf: (option: T) => string,
): T[] {
  if (isFresh) return options;
  const text = typed.trim().toLowerCase();
  return options.filter((option) => nameOf(option).toLowerCase().includes(text));
}
