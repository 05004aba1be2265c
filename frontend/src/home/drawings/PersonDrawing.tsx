import { DEEP, PAPER, SOFT } from '../../common/pictures/tones';

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The avatar of a person without a picture: the initial, because a drawn face could mislead. */
export const PersonDrawing = ({ name, size = 56 }: { name: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="24" fill={SOFT} />
    <circle cx="24" cy="24" r="19" fill={PAPER} stroke={DEEP} strokeWidth="1.5" />
    <text x="24" y="31" fill={DEEP} fontSize="20" fontWeight="650" textAnchor="middle">
      {initialOf(name)}
    </text>
  </svg>
);
