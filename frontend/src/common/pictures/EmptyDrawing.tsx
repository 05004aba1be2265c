import { DEEP, PAPER, type PictureProps, SOFT, line } from './tones';

/** An empty clipboard, for empty lists. */
export const EmptyDrawing = ({ size = 96 }: PictureProps) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden focusable="false">
    <circle cx="48" cy="48" r="44" fill={SOFT} />
    <rect x="28" y="24" width="40" height="50" rx="6" fill={PAPER} stroke={DEEP} strokeWidth="2.5" />
    <rect x="38" y="18" width="20" height="12" rx="4" fill={DEEP} />
    <path d="M36 42h24M36 52h24M36 62h14" {...line} />
  </svg>
);
