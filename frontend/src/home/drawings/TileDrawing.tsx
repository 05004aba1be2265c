import type { ReactNode } from 'react';
import { DEEP, SOFT, line, softLine } from '../../common/pictures/tones';

const drawings: Record<'doctor' | 'checkup' | 'medicine', ReactNode> = {
  doctor: (
    <>
      <circle cx="24" cy="16" r="7" fill={DEEP} />
      <path d="M9 41c0-11 6-16 15-16s15 5 15 16z" fill={DEEP} />
      <path d="M19 26v5a4 4 0 0 0 8 0M33 28v6" {...softLine} />
    </>
  ),
  checkup: (
    <>
      <path d="M18 8h12M20 8v11L11 35a4 4 0 0 0 3.5 6h19a4 4 0 0 0 3.5-6L28 19V8" {...line} />
      <path d="M16.5 29h15l4.5 7.5a2 2 0 0 1-2 2.5H14a2 2 0 0 1-2-2.5z" fill={DEEP} />
      <circle cx="21" cy="34" r="1.8" fill={SOFT} />
      <circle cx="27" cy="36" r="1.3" fill={SOFT} />
    </>
  ),
  medicine: (
    <>
      <g transform="rotate(-45 24 24)">
        <rect x="7" y="16" width="34" height="16" rx="8" fill={DEEP} />
        <path d="M24 16h9a8 8 0 0 1 0 16h-9z" fill={SOFT} stroke={DEEP} strokeWidth="2.5" />
        <path d="M13 21h5" {...softLine} />
      </g>
    </>
  ),
};

/** The illustration of a home page tile. */
export const TileDrawing = ({ name }: { name: keyof typeof drawings }) => (
  <svg width="64" height="64" viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="12" fill={SOFT} />
    <g transform="translate(4.8 4.8) scale(0.8)">{drawings[name]}</g>
  </svg>
);
