import type { ReactNode } from 'react';
import { MIDDLE, SOFT } from './tones';
import { illustrations } from './illustrations';
import { moreIllustrations } from './moreIllustrations';

const scenes = { ...illustrations, ...moreIllustrations };

/** The pictures an article can have. */
export type IllustrationName = keyof typeof scenes;

/** Ground of a wide picture, 16 : 9, as wide as its box; scenes are drawn for 320 × 180. */
export const SceneFrame = ({ children }: { children: ReactNode }) => (
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
    {children}
  </svg>
);

/** The wide picture of an article; decoration beside the title. */
export const IllustrationDrawing = ({ name }: { name: IllustrationName }) => (
  <SceneFrame>{scenes[name]}</SceneFrame>
);
