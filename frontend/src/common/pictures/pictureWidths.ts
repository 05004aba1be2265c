/** Address of a picture in one of the server's widths. */
export const atWidth = (src: string, width: number): string =>
  `${src}${src.includes('?') ? '&' : '?'}width=${width}`;

/**
 * The widths of a picture for the browser to choose from.
 * @param ownWidth width of the original, the maximum, px
 */
export const srcSetOf = (src: string, widths: readonly number[], ownWidth: number): string =>
  [...widths.map((width) => `${atWidth(src, width)} ${width}w`), `${src} ${ownWidth}w`].join(', ');
