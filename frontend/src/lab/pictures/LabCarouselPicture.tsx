import type { ReactNode } from 'react';
import { MIDDLE, SOFT } from '../../common/pictures/tones';
import { AtHome, CheckUp, Laboratory, ReportOnline } from './LabScenes';

export type LabScene = 'home' | 'lab' | 'report' | 'checkup';

const scenes: Record<LabScene, ReactNode> = {
  home: <AtHome />,
  lab: <Laboratory />,
  report: <ReportOnline />,
  checkup: <CheckUp />,
};

/**
 * A wide picture of the lab, drawn for 1200 × 400, that fills its box; decorative. The scene is at the right,
 * 1.5 times as wide as the box is high. Wall and ground extend to its left, below the text. A box narrower than
 * twice its height has no room for text, so put the text below the picture.
 */
export const LabCarouselPicture = ({ name }: { name: LabScene }) => (
  // The view box is only the scene: the rest is painted as far as the box reaches.
  <svg
    viewBox="600 0 600 400"
    preserveAspectRatio="xMaxYMax meet"
    aria-hidden
    focusable="false"
    style={{ display: 'block', width: '100%', height: '100%' }}
  >
    <rect x="-4000" y="-2000" width="5200" height="2400" fill={SOFT} />
    <path d="M-4000 346H520c140 4 420 18 680-8v62H-4000z" fill={MIDDLE} />
    {scenes[name]}
  </svg>
);
