/** Address of a picture in one of the widths that the server has of it. */
export const atWidth = (src: string, width: number): string =>
  `${src}${src.includes('?') ? '&' : '?'}width=${width}`;

/**
 * The widths of a picture for the browser to choose from.
 * @param ownWidth at most, px: of the picture as it is
 */
export const srcSetOf = (src: string, widths: readonly number[], ownWidth: number): string =>
  [...widths.map((width) => `${atWidth(src, width)} ${width}w`), `${src} ${ownWidth}w`].join(', ');
