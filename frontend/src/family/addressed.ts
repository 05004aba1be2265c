/** A path for one person of the family: the page switches to that person before it renders. */
export const addressedTo = (path: string, personId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}for=${personId}`;
