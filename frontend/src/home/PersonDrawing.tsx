import { DEEP, PAPER, SOFT } from '../common/pictures/tones';

/** Ways to wear one's hair, drawn over a head at 24, 20. */
const hair = [
  'M14 20c-1-9 4-13 10-13s11 4 10 13c-2-5-5-7-10-7s-8 2-10 7z',
  'M13 26c-3-13 3-19 11-19s14 6 11 19c-2 2-4 1-4-1 1-6-2-9-7-9s-8 3-7 9c0 2-2 3-4 1z',
  'M14 19c0-8 4-12 10-12s10 4 10 12c-3-1-5-3-6-5-3 3-8 5-14 5z',
  'M13 22c-3-2-3-6 0-8 1-5 6-8 11-8s10 3 11 8c3 2 3 6 0 8-1-4-5-7-11-7s-10 3-11 7z',
];

/** A number that stays the same for the same text. */
const numberOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The picture of a person who gave none: always the same one for the same text. */
export const PersonDrawing = ({ seed, size = 56 }: { seed: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="24" fill={SOFT} />
    <path d="M9 44c1-10 6-15 15-15s14 5 15 15a24 24 0 0 1-30 0z" fill={DEEP} />
    <circle cx="24" cy="20" r="9.5" fill={PAPER} stroke={DEEP} strokeWidth="1.5" />
    <path d={hair[numberOf(seed) % hair.length]} fill={DEEP} />
    <path d="M21 24c2 2 4 2 6 0" fill="none" stroke={DEEP} strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
