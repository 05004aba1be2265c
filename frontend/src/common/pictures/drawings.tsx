import type { ReactNode } from 'react';
import type { Speciality } from '../../../../openapi/contract/people/fields.js';

/** The two tones that every drawing is made of; they follow the light and dark scheme. */
const SOFT = 'var(--mui-palette-primary-light)';
const DEEP = 'var(--mui-palette-primary-main)';
const PAPER = 'var(--mui-palette-background-paper)';

interface DrawingProps {
  size?: number;
}

const line = {
  fill: 'none',
  stroke: DEEP,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const paperLine = { ...line, stroke: PAPER };
const softLine = { ...line, stroke: SOFT };

const shapes: Record<Speciality, ReactNode> = {
  Cardiology: (
    <>
      <path d="M24 39C14 32 9 27 9 20a7.5 7.5 0 0 1 15-2.5A7.5 7.5 0 0 1 39 20c0 7-5 12-15 19z" fill={DEEP} />
      <path d="M11 24h7l3-6 5 11 3-5h8" {...softLine} />
    </>
  ),
  Dermatology: (
    <>
      <path d="M24 7c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14z" fill={DEEP} />
      <path d="M20 21a4 4 0 0 0 4 4" {...softLine} />
      <path d="M9 35c5-3 10 3 15 0s10-3 15 0M9 41c5-3 10 3 15 0s10-3 15 0" {...line} />
    </>
  ),
  Pediatrics: (
    <>
      <circle cx="11" cy="26" r="3.5" fill={DEEP} />
      <circle cx="37" cy="26" r="3.5" fill={DEEP} />
      <circle cx="24" cy="25" r="13" fill={DEEP} />
      <circle cx="19" cy="24" r="1.8" fill={SOFT} />
      <circle cx="29" cy="24" r="1.8" fill={SOFT} />
      <path d="M19 30c3 3 7 3 10 0M24 12c0-4 4-4 4-1" {...softLine} />
      <path d="M22 12c0-5 7-6 7-1" {...line} />
    </>
  ),
  Orthopedics: (
    <g transform="rotate(-45 24 24)" fill={DEEP}>
      <rect x="11" y="20.5" width="26" height="7" />
      <circle cx="10" cy="20" r="5" />
      <circle cx="10" cy="28" r="5" />
      <circle cx="38" cy="20" r="5" />
      <circle cx="38" cy="28" r="5" />
      <path d="M17 24h14" {...softLine} />
    </g>
  ),
  Neurology: (
    <>
      <g fill={DEEP}>
        <circle cx="19" cy="15" r="6" />
        <circle cx="14" cy="23" r="6.5" />
        <circle cx="18" cy="32" r="6.5" />
        <circle cx="29" cy="15" r="6" />
        <circle cx="34" cy="23" r="6.5" />
        <circle cx="30" cy="32" r="6.5" />
        <rect x="16" y="13" width="16" height="22" />
      </g>
      <path d="M24 11v26M24 19h-5M24 29h-6M24 23h6M24 31h5" {...softLine} strokeWidth={2} />
    </>
  ),
  Gynecology: (
    <>
      <circle cx="24" cy="18" r="11" fill={DEEP} />
      <path d="M24 29v12M17.5 35h13" {...line} strokeWidth={3.5} />
      <path d="M24 24c-4-3-6-5-6-7.5a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.5-2 4.5-6 7.5z" fill={SOFT} />
    </>
  ),
  Dentistry: (
    <>
      <path
        d="M15 9c4-2 6 1 9 1s5-3 9-1c5 2 5 9 3 14-1 3-1.5 16-5 16-3 0-2.5-10-7-10s-4 10-7 10c-3.5 0-4-13-5-16-2-5-2-12 3-14z"
        fill={DEEP}
      />
      <path d="M16 16c1-2 3-2 5-1" {...softLine} />
    </>
  ),
  Ophthalmology: (
    <>
      <path d="M5 24c5-8 11-12 19-12s14 4 19 12c-5 8-11 12-19 12S10 32 5 24z" fill={DEEP} />
      <circle cx="24" cy="24" r="7.5" fill={SOFT} />
      <circle cx="24" cy="24" r="3.5" fill={DEEP} />
    </>
  ),
  Psychiatry: (
    <>
      <path
        d="M31 41v-6h3a3 3 0 0 0 3-3v-5l3-2-4-6C35 11 30 7 23 7 14 7 9 13 9 20c0 6 3 9 5 12v9z"
        fill={DEEP}
      />
      <path d="M24 21a2.5 2.5 0 1 1-2-2.5 5.5 5.5 0 1 1-3 7" {...softLine} />
    </>
  ),
  'General Medicine': (
    <>
      <path d="M13 9v10a8 8 0 0 0 16 0V9M21 27v5a8 8 0 0 0 16 0v-3" {...line} strokeWidth={3.5} />
      <circle cx="37" cy="25" r="4.5" fill={DEEP} />
      <path d="M11 9h4M27 9h4" {...line} strokeWidth={3.5} />
    </>
  ),
};

/** The sign of a speciality; decoration beside its name. */
export const SpecialityDrawing = ({ speciality, size = 56 }: DrawingProps & { speciality: Speciality }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="12" fill={SOFT} />
    <g transform="translate(4.8 4.8) scale(0.8)">{shapes[speciality]}</g>
  </svg>
);

/** An empty clipboard for lists with nothing in them. */
export const EmptyDrawing = ({ size = 96 }: DrawingProps) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden focusable="false">
    <circle cx="48" cy="48" r="44" fill={SOFT} />
    <rect x="28" y="24" width="40" height="50" rx="6" fill={PAPER} stroke={DEEP} strokeWidth="2.5" />
    <rect x="38" y="18" width="20" height="12" rx="4" fill={DEEP} />
    <path d="M36 42h24M36 52h24M36 62h14" {...line} />
  </svg>
);

/** The first page's picture: a doctor at a desk with the calendar of the day. */
export const HeroDrawing = () => (
  <svg
    viewBox="0 0 480 380"
    width="480"
    height="380"
    aria-hidden
    focusable="false"
    style={{ width: '100%', height: 'auto' }}
  >
    <path d="M60 60c60-60 300-70 370 20s40 250-60 280-290 10-330-80S20 100 60 60z" fill={SOFT} />
    <rect x="270" y="78" width="150" height="136" rx="12" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M270 108h150" {...line} />
    <path d="M304 68v20M386 68v20" {...line} strokeWidth={5} />
    {[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => (
        <rect
          key={`${row}-${column}`}
          x={286 + column * 32}
          y={122 + row * 28}
          width="22"
          height="18"
          rx="5"
          fill={row === 1 && column === 2 ? DEEP : SOFT}
        />
      )),
    )}
    <path d="M356 159l4 4 7-8" {...paperLine} />
    <path d="M84 330c0-74 30-112 86-112s86 38 86 112z" fill={DEEP} />
    <path d="M140 222l30 46 30-46-30-12z" fill={PAPER} />
    <path d="M170 268v62" {...paperLine} strokeWidth={2} />
    <path d="M132 232v26a20 20 0 0 0 40 0M208 236v30" {...softLine} strokeWidth={4} />
    <circle cx="208" cy="276" r="9" fill={SOFT} />
    <rect x="152" y="186" width="36" height="38" rx="16" fill={SOFT} stroke={DEEP} strokeWidth="3" />
    <circle cx="170" cy="150" r="48" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M120 152c-4-50 22-66 52-66s54 18 48 66c-8-26-24-34-40-36-22 2-48 4-60 36z" fill={DEEP} />
    <circle cx="154" cy="156" r="4" fill={DEEP} />
    <circle cx="188" cy="156" r="4" fill={DEEP} />
    <path d="M158 174c8 7 18 7 26 0" {...line} strokeWidth={3} />
    <rect x="48" y="326" width="384" height="14" rx="7" fill={DEEP} />
    <rect x="296" y="268" width="104" height="58" rx="8" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M312 298h18l8-14 12 26 8-12h26" {...line} />
  </svg>
);
