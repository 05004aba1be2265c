/** A path of this site as it is for one person of the family: the page turns to that person before it is drawn. */
export const addressedTo = (path: string, personId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}for=${personId}`;
