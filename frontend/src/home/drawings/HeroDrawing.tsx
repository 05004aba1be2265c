import { DEEP, PAPER, SOFT, line, paperLine, softLine } from '../../common/pictures/tones';

/** The home page's illustration: a doctor at a desk with a calendar. */
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
