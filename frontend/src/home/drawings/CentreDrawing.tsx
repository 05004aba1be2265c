import type { ReactNode } from 'react';
import { SpecialityDrawing } from '../../common/pictures/drawings';
import { DEEP, SOFT, line, softLine } from '../../common/pictures/tones';

/** Icons of centres that are not specialities, drawn for 48 × 48. */
const shapes: Partial<Record<string, ReactNode>> = {
  'Cancer Centre': (
    <>
      <path d="M24 8c-6 0-9 4-9 8 0 6 5 11 9 17 4-6 9-11 9-17 0-4-3-8-9-8z" fill={DEEP} />
      <path d="M24 14c-2.5 0-4 1.6-4 3.5 0 3 2 5.5 4 8.5 2-3 4-5.5 4-8.5 0-1.9-1.5-3.5-4-3.5z" fill={SOFT} />
      <path d="M21 27L12 41M27 27l9 14" {...line} strokeWidth={6} />
    </>
  ),
  'Digestive & Liver Diseases': (
    <>
      <path d="M20 7v9c0 5-3 6-6 9-4 4-4 14 6 16 11 2 19-6 19-15 0-7-5-10-9-9-3 1-4 3-4 5V7z" fill={DEEP} />
      <path d="M19 31c4 3 10 2 13-3" {...softLine} />
    </>
  ),
  'Bone Marrow Transplant': (
    <>
      <path d="M24 6c8 10 13 17 13 24a13 13 0 0 1-26 0c0-7 5-14 13-24z" fill={DEEP} />
      <circle cx="20" cy="29" r="4" fill={SOFT} />
      <circle cx="29" cy="27" r="2.6" fill={SOFT} />
      <circle cx="27" cy="35" r="2.6" fill={SOFT} />
    </>
  ),
  'Renal Sciences & Kidney Transplant': (
    <>
      <path d="M17 8c-8 0-11 8-9 16 2 7 9 8 10 2 .6-4-3-5-2-9 .7-3 5-3 5-6s-2-3-4-3z" fill={DEEP} />
      <path d="M31 8c8 0 11 8 9 16-2 7-9 8-10 2-.6-4 3-5 2-9-.7-3-5-3-5-6s2-3 4-3z" fill={DEEP} />
      <path d="M18 22c3 1 4 4 4 8v10M30 22c-3 1-4 4-4 8v10" {...line} />
    </>
  ),
  'Chest & Respiratory': (
    <>
      <path d="M24 7v13M24 20c-1 4-4 4-6 6M24 20c1 4 4 4 6 6" {...line} strokeWidth={3} />
      <path d="M19 16c-7-2-13 9-13 19 0 5 5 4 9 2 3-1.5 4-3.5 4-6z" fill={DEEP} />
      <path d="M29 16c7-2 13 9 13 19 0 5-5 4-9 2-3-1.5-4-3.5-4-6z" fill={DEEP} />
      <path d="M15 24c-2 2-3 4-4 8M33 24c2 2 3 4 4 8" {...softLine} />
    </>
  ),
};

const sameAs = {
  'Heart & Vascular Institute': 'Cardiology',
  'Bone/Joint/Orthopedics/Spine/Sports Medicine': 'Orthopedics',
  Neurosciences: 'Neurology',
} as const;

const hasSpeciality = (name: string): name is keyof typeof sameAs => Object.hasOwn(sameAs, name);

/** The icon of a centre; decorative. */
export const CentreDrawing = ({ name }: { name: string }) =>
  hasSpeciality(name) ? (
    <SpecialityDrawing speciality={sameAs[name]} />
  ) : (
    <svg width="56" height="56" viewBox="0 0 48 48" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
      <rect width="48" height="48" rx="12" fill={SOFT} />
      <g transform="translate(4.8 4.8) scale(0.8)">{shapes[name]}</g>
    </svg>
  );
