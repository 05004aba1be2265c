import type { ReactNode } from 'react';
import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import { DEEP, type PictureProps, SOFT, line, softLine } from './tones';

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

/** The icon of a speciality; decorative. */
export const SpecialityDrawing = ({ speciality, size = 56 }: PictureProps & { speciality: Speciality }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="48" height="48" rx="12" fill={SOFT} />
    <g transform="translate(4.8 4.8) scale(0.8)">{shapes[speciality]}</g>
  </svg>
);
