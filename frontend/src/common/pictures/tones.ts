/** The colours of the drawings; they follow the light and dark scheme. */
export const SOFT = 'var(--mui-palette-primary-light)';
export const DEEP = 'var(--mui-palette-primary-main)';
export const PAPER = 'var(--mui-palette-background-paper)';
/** Between soft and deep, for backgrounds. */
export const MIDDLE = `color-mix(in srgb, ${DEEP} 22%, ${SOFT})`;

export const line = {
  fill: 'none',
  stroke: DEEP,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const softLine = { ...line, stroke: SOFT };
export const paperLine = { ...line, stroke: PAPER };
export const middleLine = { ...line, stroke: MIDDLE };

export interface PictureProps {
  /** Width and height, px. */
  size?: number;
}
