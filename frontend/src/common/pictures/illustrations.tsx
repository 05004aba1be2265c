import type { ReactNode } from 'react';
import { DEEP, MIDDLE, PAPER, SOFT, line, softLine } from './tones';

const outlined = { fill: PAPER, stroke: DEEP, strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** The scenes of articles, drawn for 320 × 180 on soft ground; the middle of each is at 160, 90. */
export const illustrations = {
  heart: (
    <>
      <path
        d="M160 150c-38-26-58-48-58-76a31 31 0 0 1 58-14 31 31 0 0 1 58 14c0 28-20 50-58 76z"
        fill={DEEP}
      />
      <path d="M24 92h84l14-26 22 54 18-40 10 12h124" {...line} strokeWidth={4} />
      <path d="M108 92l14-26 22 54 18-40 10 12h46" {...softLine} strokeWidth={4} />
    </>
  ),
  sugar: (
    <>
      <rect x="176" y="38" width="74" height="112" rx="16" fill={DEEP} />
      <rect x="188" y="52" width="50" height="40" rx="6" fill={PAPER} />
      <path d="M196 80l10-12 10 8 14-16" {...line} strokeWidth={3} />
      <circle cx="213" cy="116" r="11" fill={SOFT} />
      <path d="M213 111v10M208 116h10" {...line} strokeWidth={3} />
      <path d="M112 44c20 26 31 43 31 61a31 31 0 0 1-62 0c0-18 11-35 31-61z" {...outlined} />
      <path d="M82 108c20-8 40 8 61-2a31 31 0 0 1-61 2z" fill={DEEP} />
      <rect x="42" y="118" width="26" height="26" rx="4" transform="rotate(-10 55 131)" {...outlined} />
    </>
  ),
  bone: (
    <>
      <g transform="rotate(-28 160 90)">
        <rect x="104" y="76" width="112" height="28" fill={DEEP} />
        <circle cx="102" cy="74" r="20" fill={DEEP} />
        <circle cx="102" cy="106" r="20" fill={DEEP} />
        <circle cx="218" cy="74" r="20" fill={DEEP} />
        <circle cx="218" cy="106" r="20" fill={DEEP} />
        <path d="M122 90h76" {...softLine} strokeWidth={4} />
      </g>
      <circle cx="268" cy="44" r="20" {...outlined} />
      <path d="M268 16V8M268 80v-8M296 44h8M232 44h8M288 24l6-6M242 70l6-6M288 64l6 6M242 18l6 6" {...line} />
    </>
  ),
  lung: (
    <>
      <path d="M160 28v44M160 72c-4 12-12 14-20 18M160 72c4 12 12 14 20 18" {...line} strokeWidth={8} />
      <path d="M138 62c-26-8-54 32-54 74 0 20 18 16 34 8 14-6 20-14 20-28z" fill={DEEP} />
      <path d="M182 62c26-8 54 32 54 74 0 20-18 16-34 8-14-6-20-14-20-28z" fill={DEEP} />
      <path
        d="M130 92c-12 6-20 16-24 32M190 92c12 6 20 16 24 32M130 112c-6 2-10 6-14 14M190 112c6 2 10 6 14 14"
        {...softLine}
        strokeWidth={4}
      />
      <path d="M26 60h34a10 10 0 1 0-10-10M18 82h34M302 60h-34M294 82h-34" {...line} strokeWidth={3} />
    </>
  ),
  brain: (
    <>
      <path
        d="M152 34c-14-10-34-2-36 14-18 2-26 22-16 36-12 12-6 34 12 38 4 18 26 24 40 14zM168 34c14-10 34-2 36 14 18 2 26 22 16 36 12 12 6 34-12 38-4 18-26 24-40 14z"
        fill={DEEP}
      />
      <path
        d="M152 62c-12 0-18 6-20 14M152 104c-14 2-22-4-26-12M116 74c-6 2-10 6-12 10M168 62c12 0 18 6 20 14M168 104c14 2 22-4 26-12M204 74c6 2 10 6 12 10M132 124c2-8 8-10 12-10M188 124c-2-8-8-10-12-10"
        {...softLine}
        strokeWidth={4}
      />
      <circle cx="64" cy="52" r="9" fill={MIDDLE} />
      <circle cx="48" cy="112" r="13" {...outlined} />
      <circle cx="262" cy="66" r="13" {...outlined} />
      <circle cx="256" cy="130" r="8" fill={MIDDLE} />
      <path d="M72 56l22 12M61 112h32M249 68l-24 8M248 126l-22-10" {...line} strokeWidth={3} />
    </>
  ),
  sleep: (
    <>
      <path d="M236 26a36 36 0 1 0 34 50 30 30 0 0 1-34-50z" fill={DEEP} />
      <path d="M110 36h22l-22 24h22M146 20h14l-14 16h14" {...line} strokeWidth={4} />
      <path d="M40 84v62M40 112h240v34M40 132h240" {...line} strokeWidth={6} />
      <rect x="50" y="92" width="62" height="26" rx="12" {...outlined} />
      <circle cx="88" cy="90" r="18" fill={PAPER} stroke={DEEP} strokeWidth="3" />
      <path d="M80 90c2 3 6 3 8 0M93 90c2 3 5 3 7 0" {...line} strokeWidth={2.5} />
      <path d="M104 116c8-26 40-28 76-24 40 4 88-4 98 24z" fill={DEEP} />
      <path d="M132 104c24-4 50 6 76 2" {...softLine} strokeWidth={3} />
    </>
  ),
} satisfies Record<string, ReactNode>;
