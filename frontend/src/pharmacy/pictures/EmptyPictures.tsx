import {
  DEEP,
  MIDDLE,
  PAPER,
  SOFT,
  line,
  middleLine,
  paperLine,
  type PictureProps,
} from '../../common/pictures/tones';

/** An empty cart. */
export const EmptyCartDrawing = ({ size = 120 }: PictureProps) => (
  <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden focusable="false">
    <circle cx="60" cy="60" r="55" fill={SOFT} />
    <ellipse cx="64" cy="98" rx="34" ry="4" fill={MIDDLE} />
    <path d="M38 44h58l-9 32H46z" fill={PAPER} stroke={DEEP} strokeWidth="3" strokeLinejoin="round" />
    <path d="M22 32h10l14 44" {...line} strokeWidth={4} />
    <path d="M54 46l4 28M67 46v28M80 46l-4 28M41 60h49" {...middleLine} />
    <path d="M46 76l-3 9h44" {...line} strokeWidth={4} />
    <circle cx="50" cy="92" r="6" fill={DEEP} />
    <circle cx="80" cy="92" r="6" fill={DEEP} />
    <circle cx="50" cy="92" r="2" fill={SOFT} />
    <circle cx="80" cy="92" r="2" fill={SOFT} />
  </svg>
);

/** A nearly empty shelf. */
export const EmptyShelfDrawing = ({ size = 120 }: PictureProps) => (
  <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden focusable="false">
    <circle cx="60" cy="60" r="55" fill={SOFT} />
    <rect x="26" y="24" width="68" height="74" rx="6" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M26 60h68" {...line} strokeWidth={4} />
    <path d="M36 98v6M84 98v6" {...line} strokeWidth={4} />
    <rect x="72" y="40" width="13" height="18" rx="3" fill={DEEP} />
    <rect x="74" y="35" width="9" height="6" rx="2" fill={MIDDLE} />
    <path d="M75 49h7" {...paperLine} strokeWidth={2} />
    <path d="M36 88h20M38 52h16" {...middleLine} strokeDasharray="1 6" />
    <path d="M70 80a7 7 0 1 1 .1 0M75 85l7 7" {...middleLine} strokeWidth={3} />
  </svg>
);
