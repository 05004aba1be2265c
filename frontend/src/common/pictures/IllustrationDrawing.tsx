// Wide illustrations, drawn for 320 × 180.
import SCENES from './scenes.svg';
import { MIDDLE, SOFT } from './tones';

/** The illustrations of articles. */
export type IllustrationName =
  | 'heart'
  | 'sugar'
  | 'bone'
  | 'lung'
  | 'brain'
  | 'sleep'
  | 'food'
  | 'exercise'
  | 'skin'
  | 'child'
  | 'teeth'
  | 'medicine';

/** Illustrations of departments only. */
export type DepartmentScene = 'emergency' | 'gynecology' | 'psychiatry';

/** A wide illustration, 16 : 9, as wide as its box; decorative. */
export const IllustrationDrawing = ({ name }: { name: IllustrationName | DepartmentScene }) => (
  <svg
    viewBox="0 0 320 180"
    width="320"
    height="180"
    aria-hidden
    focusable="false"
    style={{ display: 'block', width: '100%', height: 'auto' }}
  >
    <rect width="320" height="180" fill={SOFT} />
    <circle cx="160" cy="92" r="78" fill={MIDDLE} opacity="0.45" />
    <use href={`${SCENES}#${name}`} />
  </svg>
);
