/**
 * The selectable suggestions. Until the server has answered the present text, older suggestions stay only if
 * they match, so that no wrong one is selected.
 * @param isFresh true when the options answer the present text
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
