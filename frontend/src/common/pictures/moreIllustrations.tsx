import type { ReactNode } from 'react';
import { DEEP, MIDDLE, PAPER, SOFT, line, paperLine, softLine } from './tones';

const outlined = { fill: PAPER, stroke: DEEP, strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** The other half of the articles' scenes, drawn like the first. */
export const moreIllustrations = {
  food: (
    <>
      <circle cx="160" cy="94" r="62" {...outlined} />
      <circle cx="160" cy="94" r="46" fill={SOFT} />
      <path d="M160 94V48a46 46 0 0 0-40 69z" fill={DEEP} />
      <path d="M160 94l40 23a46 46 0 0 1-80 0z" fill={MIDDLE} />
      <path d="M138 70c-6 6-8 12-8 18M146 66l-2 18" {...softLine} strokeWidth={3} />
      <circle cx="182" cy="72" r="8" fill={DEEP} />
      <circle cx="184" cy="94" r="5" fill={DEEP} />
      <path
        d="M64 40v28a12 12 0 0 0 24 0V40M76 40v110M252 150V96M252 40c-14 8-16 40 0 56z"
        {...line}
        strokeWidth={5}
      />
    </>
  ),
  exercise: (
    <>
      <circle cx="186" cy="38" r="17" fill={DEEP} />
      <path
        d="M176 62l-30 36 28 20-12 36M146 98l-20 22-34 4M172 68l-34-4-20 18M178 72l20 20 26-6"
        {...line}
        strokeWidth={13}
      />
      <path d="M38 54h44M26 76h38M44 98h26" {...line} strokeWidth={4} />
      <path d="M52 160h220" {...line} strokeWidth={4} />
      <path d="M244 58l10-18 12 32 8-14h18" {...line} strokeWidth={4} />
    </>
  ),
  skin: (
    <>
      <path d="M40 104c20-14 40 6 60-4s40-6 60 4 40 6 60-4 40-8 60 4v22H40z" fill={DEEP} />
      <rect x="40" y="124" width="240" height="32" fill={MIDDLE} />
      <path
        d="M72 126c-6-28-2-48 14-66M128 126c-6-22-2-40 8-54M248 128c-4-24 0-40 12-54"
        {...line}
        strokeWidth={4}
      />
      <path d="M196 30c14 18 22 30 22 42a22 22 0 0 1-44 0c0-12 8-24 22-42z" {...outlined} />
      <path d="M184 74a12 12 0 0 0 12 12" {...line} strokeWidth={3} />
      <path d="M60 140h20M104 146h24M156 140h22M204 146h20M246 140h18" {...paperLine} strokeWidth={4} />
    </>
  ),
  child: (
    <>
      <circle cx="160" cy="88" r="56" {...outlined} />
      <circle cx="102" cy="92" r="13" {...outlined} />
      <circle cx="218" cy="92" r="13" {...outlined} />
      <path d="M106 74c4-36 30-48 54-48s50 12 54 48c-26 2-40-8-48-20-12 16-34 22-60 20z" fill={DEEP} />
      <circle cx="140" cy="94" r="5" fill={DEEP} />
      <circle cx="180" cy="94" r="5" fill={DEEP} />
      <path d="M142 114c10 12 26 12 36 0" {...line} strokeWidth={4} />
      <circle cx="268" cy="126" r="24" fill={DEEP} />
      <path d="M250 112c12 2 22 14 24 36M262 103c2 12 14 22 30 24" {...softLine} strokeWidth={3} />
      <rect x="30" y="112" width="36" height="36" rx="6" fill={DEEP} />
      <path d="M42 138l6-16 6 16M44 132h8" {...softLine} strokeWidth={3} />
    </>
  ),
  teeth: (
    <>
      <path
        d="M118 40c18-10 28 4 42 4s24-14 42-4c24 12 20 46 12 70-4 14-6 46-22 46-14 0-12-44-32-44s-18 44-32 44c-16 0-18-32-22-46-8-24-12-58 12-70z"
        {...outlined}
      />
      <path d="M118 60c4-8 12-10 20-6" {...line} strokeWidth={4} />
      <g transform="rotate(28 252 90)">
        <rect x="244" y="34" width="14" height="116" rx="7" fill={DEEP} />
        <path d="M236 40v30M229 40v30M222 40v30" {...line} strokeWidth={5} />
        <path d="M244 38h-26v34h26" {...line} strokeWidth={4} />
      </g>
      <path d="M60 62v20M50 72h20M44 118v12M38 124h12" {...line} strokeWidth={4} />
    </>
  ),
  medicine: (
    <>
      <g transform="rotate(-32 118 88)">
        <rect x="58" y="64" width="120" height="48" rx="24" fill={DEEP} />
        <path d="M118 64h36a24 24 0 0 1 0 48h-36z" {...outlined} />
        <path d="M78 78h22" {...softLine} strokeWidth={4} />
      </g>
      <rect x="206" y="60" width="66" height="92" rx="12" {...outlined} />
      <rect x="200" y="42" width="78" height="24" rx="6" fill={DEEP} />
      <rect x="206" y="88" width="66" height="38" fill={MIDDLE} />
      <path d="M239 94v26M226 107h26" {...line} strokeWidth={6} />
      <circle cx="174" cy="142" r="13" fill={DEEP} />
      <path d="M166 142h16" {...softLine} strokeWidth={3} />
    </>
  ),
} satisfies Record<string, ReactNode>;
