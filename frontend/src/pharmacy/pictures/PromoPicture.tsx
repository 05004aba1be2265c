import type { ReactNode } from 'react';
import {
  DEEP,
  MIDDLE,
  PAPER,
  SOFT,
  line,
  paperLine,
  softLine,
  type PictureProps,
} from '../../common/pictures/tones';

export type PromoName = 'offer' | 'nearby' | 'insurance' | 'prescription' | 'covid';

const shapes: Record<PromoName, ReactNode> = {
  offer: (
    <>
      <path
        d="M10 33V14a4 4 0 0 1 4-4h19a4 4 0 0 1 3 1l18 18a4 4 0 0 1 0 6L35 54a4 4 0 0 1-6 0L11 36a4 4 0 0 1-1-3z"
        fill={DEEP}
      />
      <circle cx="20" cy="20" r="4" fill={PAPER} />
      <path d="M27 41l12-12" {...softLine} strokeWidth={3} />
      <circle cx="28" cy="31" r="3" fill={SOFT} />
      <circle cx="38" cy="39" r="3" fill={SOFT} />
    </>
  ),
  nearby: (
    <>
      <ellipse cx="32" cy="54" rx="17" ry="4" fill={MIDDLE} />
      <path d="M32 54C21 41 15 34 15 25a17 17 0 0 1 34 0c0 9-6 16-17 29z" fill={DEEP} />
      <circle cx="32" cy="25" r="11" fill={PAPER} />
      <path d="M32 19v12M26 25h12" {...line} strokeWidth={4} />
    </>
  ),
  insurance: (
    <>
      <path d="M8 32a24 22 0 0 1 48 0z" fill={DEEP} />
      <path d="M24 32c0-10 3-17 8-21 5 4 8 11 8 21" fill={MIDDLE} />
      <path d="M32 10V6" {...line} strokeWidth={3.5} />
      <path d="M32 32v17a5 5 0 0 0 10 0" {...line} strokeWidth={4} />
      <path d="M18 47c-4-3-6-5-6-7a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2-2 4-6 7z" fill={DEEP} />
    </>
  ),
  prescription: (
    <>
      <path d="M14 11a4 4 0 0 1 4-4h20l12 12v32a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z" fill={DEEP} />
      <path d="M38 7l12 12H38z" fill={MIDDLE} />
      <path d="M22 42V24h6a5 5 0 0 1 0 10h-6M28 34l10 13M38 36L29 47" {...paperLine} strokeWidth={3} />
    </>
  ),
  covid: (
    <>
      <path d="M12 24c8-1 13-6 20-6s12 5 20 6v10c0 11-9 18-20 18s-20-7-20-18z" fill={DEEP} />
      <path d="M12 27C4 26 4 42 14 42M52 27c8-1 8 15-2 15" {...line} strokeWidth={3} />
      <path d="M20 31h24M20 38h24M24 45h16" {...softLine} />
      <circle cx="46" cy="13" r="5" fill={DEEP} />
      <path
        d="M46 4v3M46 19v3M37 13h3M52 13h3M40 7l2 2M50 17l2 2M52 7l-2 2M42 17l-2 2"
        {...line}
        strokeWidth={2}
      />
    </>
  ),
};

/** The illustration of a promo tile; decorative. */
export const PromoPicture = ({ name, size = 56 }: PictureProps & { name: PromoName }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="64" height="64" rx="16" fill={PAPER} />
    <g transform="translate(5 5) scale(0.845)">{shapes[name]}</g>
  </svg>
);
