import type { ReactNode } from 'react';
import type { HealthCondition } from '../../../../openapi/contract/shop/medicines.js';
import { DEEP, SOFT, line, softLine, type PictureProps } from '../../common/pictures/tones';

const shapes: Record<HealthCondition, ReactNode> = {
  'Diabetes Care': (
    <>
      <path d="M24 5c7 9 13 15 13 22a13 13 0 0 1-26 0c0-7 6-13 13-22z" fill={DEEP} />
      <path d="M17 28a7 7 0 0 0 7 7" {...softLine} />
    </>
  ),
  'Oral Care': (
    <>
      <path
        d="M15 8c4-2 6 1 9 1s5-3 9-1c5 2 6 9 4 14-2 4-2 18-6 18-3 0-2-11-7-11s-4 11-7 11c-4 0-4-14-6-18-2-5-1-12 4-14z"
        fill={DEEP}
      />
      <path d="M16 16c1-2 3-2 5-1" {...softLine} />
    </>
  ),
  'Stomach Care': (
    <>
      <path
        d="M18 5h7v9c2-2 4-3 7-3 6 0 9 5 9 12 0 11-7 19-17 19-8 0-14-4-15-11h7c1 3 3 4 6 4 4 0 7-3 7-7-7 0-11-4-11-11z"
        fill={DEEP}
      />
      <path d="M32 18c3 2 3 6 2 9" {...softLine} />
    </>
  ),
  'Pain Relief': (
    <>
      <circle cx="24" cy="24" r="19" fill={DEEP} />
      <path d="M27 9L14 27h9l-3 12 14-19h-9z" fill={SOFT} />
    </>
  ),
  'Liver Care': (
    <>
      <path
        d="M5 17c6-8 20-9 34-6 6 1 6 6 2 9-6 4-9 6-12 11-3 6-8 9-14 6C7 34 2 24 5 17z"
        fill={DEEP}
        transform="translate(0 1)"
      />
      <path d="M27 13c0 6-2 11-6 15" {...softLine} />
    </>
  ),
  'Elder Care': (
    <>
      <circle cx="20" cy="11" r="7" fill={DEEP} />
      <path d="M7 43c0-13 4-22 13-22 8 0 12 6 12 13v9z" fill={DEEP} />
      <path d="M41 43V28a4.5 4.5 0 0 0-9 0" {...line} strokeWidth={3.5} />
      <path d="M15 33h10" {...softLine} />
    </>
  ),
  'Cold & Immunity': (
    <>
      <path d="M24 4l17 6v12c0 11-7 18-17 22C14 40 7 33 7 22V10z" fill={DEEP} />
      <path d="M24 16v14M17 23h14" {...softLine} strokeWidth={4} />
    </>
  ),
  'Sexual Health': (
    <>
      <circle cx="17" cy="25" r="10.5" {...line} strokeWidth={4.5} />
      <circle cx="31" cy="25" r="10.5" {...line} strokeWidth={4.5} />
    </>
  ),
  'Respiratory Care': (
    <>
      <path d="M21 15v17c0 6-4 9-9 9-6 0-7-4-7-10 0-8 4-17 10-20 3-1 6 1 6 4z" fill={DEEP} />
      <path d="M27 15v17c0 6 4 9 9 9 6 0 7-4 7-10 0-8-4-17-10-20-3-1-6 1-6 4z" fill={DEEP} />
      <path d="M24 5v14" {...line} />
      <path d="M21 21l-6 7M27 21l6 7" {...softLine} />
    </>
  ),
  'Cardiac Care': (
    <>
      <path d="M24 42C13 34 6 28 6 19a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 9-7 15-18 23z" fill={DEEP} />
      <path d="M9 24h8l4-7 5 13 4-6h9" {...softLine} />
    </>
  ),
};

/** The icon of a health condition; decorative. */
export const ConditionPicture = ({ condition, size = 40 }: PictureProps & { condition: HealthCondition }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="12" fill={SOFT} />
    <g transform="translate(6 6) scale(0.75)">{shapes[condition]}</g>
  </svg>
);
