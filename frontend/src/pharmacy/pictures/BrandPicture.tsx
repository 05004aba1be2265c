import type { ReactNode } from 'react';
import {
  DEEP,
  MIDDLE,
  PAPER,
  SOFT,
  line,
  middleLine,
  paperLine,
  softLine,
  type PictureProps,
} from '../../common/pictures/tones';

/** The logos of the demo hospital's brands, each on a soft or, reversed, deep background. */
const marks: Record<string, { reversed?: true; shape: ReactNode }> = {
  Ardhika: {
    shape: (
      <>
        <circle cx="24" cy="24" r="15" {...line} strokeWidth={3} />
        <path d="M24 9a15 15 0 0 1 0 30z" fill={DEEP} />
        <path d="M17 24h5" {...line} strokeWidth={3} />
      </>
    ),
  },
  Arogvana: {
    reversed: true,
    shape: (
      <>
        <path d="M24 8c6 6 6 14 0 22-6-8-6-16 0-22z" fill={PAPER} />
        <path d="M10 18c9 0 13 5 13 14-9 0-13-5-13-14zM38 18c-9 0-13 5-13 14 9 0 13-5 13-14z" fill={SOFT} />
        <path d="M24 30v10" {...paperLine} strokeWidth={3} />
      </>
    ),
  },
  Jeevantra: {
    shape: (
      <>
        <path d="M24 8c9 7 13 13 13 20a13 13 0 0 1-26 0c0-7 4-13 13-20z" fill={DEEP} />
        <path d="M24 35V24M24 28c-4 0-6-2-6-6 4 0 6 2 6 6zM24 25c0-4 2-6 6-6 0 4-2 6-6 6z" {...softLine} />
      </>
    ),
  },
  Kshemora: {
    reversed: true,
    shape: (
      <>
        <path d="M24 7l15 6v11c0 9-6 15-15 18-9-3-15-9-15-18V13z" fill={PAPER} />
        <path d="M16 24l6 6 11-12" {...line} strokeWidth={4} />
      </>
    ),
  },
  Medhalok: {
    shape: (
      <>
        <path d="M24 7l15 8.5v17L24 41 9 32.5v-17z" fill={DEEP} />
        <path d="M24 24V14M24 24l-8 6M24 24l8 6" {...softLine} />
        <circle cx="24" cy="14" r="3" fill={SOFT} />
        <circle cx="16" cy="30" r="3" fill={SOFT} />
        <circle cx="32" cy="30" r="3" fill={SOFT} />
        <circle cx="24" cy="24" r="4" fill={PAPER} />
      </>
    ),
  },
  Nirovela: {
    reversed: true,
    shape: (
      <>
        <circle cx="30" cy="15" r="6" fill={SOFT} />
        <path d="M7 25c6-5 11-5 17 0s11 5 17 0" {...paperLine} strokeWidth={4} />
        <path d="M7 34c6-5 11-5 17 0s11 5 17 0" {...softLine} strokeWidth={4} />
      </>
    ),
  },
  Pranvora: {
    shape: (
      <>
        <path d="M8 20h20a5 5 0 1 0-5-5" {...line} strokeWidth={4} />
        <path d="M8 28h27a5 5 0 1 1-5 5" {...line} strokeWidth={4} />
        <path d="M8 36h12" {...middleLine} strokeWidth={4} />
      </>
    ),
  },
  Sukhayan: {
    reversed: true,
    shape: (
      <>
        <path d="M12 32a12 12 0 0 1 24 0z" fill={PAPER} />
        <path d="M24 9v5M10 15l3 4M38 15l-3 4" {...paperLine} strokeWidth={3.5} />
        <path d="M8 38h32" {...softLine} strokeWidth={3.5} />
      </>
    ),
  },
  Tulivra: {
    shape: (
      <>
        <path
          d="M24 39C12 34 9 24 12 11c5 2 8 5 9 10 1-5 2-8 3-11 1 3 2 6 3 11 1-5 4-8 9-10 3 13 0 23-12 28z"
          fill={DEEP}
        />
        <path d="M24 34V22" {...softLine} />
      </>
    ),
  },
  Vaidmira: {
    reversed: true,
    shape: (
      <>
        <path d="M9 22h30c0 8-4 14-9 16v3H18v-3c-5-2-9-8-9-16z" fill={PAPER} />
        <path d="M27 20L36 8" {...softLine} strokeWidth={5} />
        <path d="M15 27c1 3 2 5 4 6" {...line} stroke={MIDDLE} />
      </>
    ),
  },
};

/** A brand without a logo shows its first letter. */
const Initial = ({ brand }: { brand: string }) => (
  <text
    x="24"
    y="25"
    textAnchor="middle"
    dominantBaseline="central"
    fontSize="24"
    fontWeight="700"
    fontFamily="inherit"
    fill={DEEP}
  >
    {brand.trim().charAt(0).toUpperCase()}
  </text>
);

/** The logo of a brand; decorative. */
export const BrandPicture = ({ brand, size = 56 }: PictureProps & { brand: string }) => {
  const mark = Object.hasOwn(marks, brand) ? marks[brand] : undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <rect width="48" height="48" rx="12" fill={mark?.reversed ? DEEP : SOFT} />
      {mark?.shape ?? <Initial brand={brand} />}
    </svg>
  );
};
