import { DEEP, MIDDLE, PAPER, SOFT, line, middleLine, type PictureProps } from '../../common/pictures/tones';

/** A rack with one tube, for empty lists of tests or bookings. */
export const EmptyRackDrawing = ({ size = 120 }: PictureProps) => (
  <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden focusable="false">
    <circle cx="60" cy="60" r="55" fill={SOFT} />
    <ellipse cx="60" cy="98" rx="40" ry="4" fill={MIDDLE} />
    <path d="M36 38h12v38a6 6 0 0 1-12 0z" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M37 62h10v14a5 5 0 0 1-10 0z" fill={DEEP} />
    <rect x="33" y="30" width="18" height="10" rx="3" fill={DEEP} />
    <path d="M60 44v28M80 44v28" {...middleLine} strokeDasharray="1 6" strokeWidth={3} />
    <rect x="24" y="54" width="72" height="8" rx="3" fill={PAPER} stroke={DEEP} strokeWidth="2.5" />
    <rect x="24" y="86" width="72" height="10" rx="4" fill={DEEP} />
    <path d="M28 62v24M92 62v24" {...line} strokeWidth={3.5} />
  </svg>
);
