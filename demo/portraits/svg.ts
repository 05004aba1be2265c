/** The few SVG shapes the portraits are made of. All numbers are in the 400 × 400 drawing's own units. */

/** A filled shape. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** An open line with round ends. */
export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A filled oval; a circle when `ry` is left out. */
export const oval = (at: readonly [number, number], fill: string, rx: number, ry = rx): string =>
  `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Shapes drawn once and repeated as in a mirror, left and right of the middle line x = 200. */
export const mirrored = (shapes: string): string =>
  `${shapes}<g transform="matrix(-1 0 0 1 400 0)">${shapes}</g>`;

/** Shapes stretched around a point. */
export const stretched = (
  shapes: string,
  about: readonly [number, number],
  by: readonly [number, number],
): string =>
  `<g transform="translate(${about[0]} ${about[1]}) scale(${by[0]} ${by[1]}) translate(${-about[0]} ${-about[1]})">` +
  `${shapes}</g>`;

/** The drawing itself: square, with a name for people who hear it instead of seeing it. */
export const drawing = (title: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">` +
  `<title>${title}</title>${shapes}</svg>`;
