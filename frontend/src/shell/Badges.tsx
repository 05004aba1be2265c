import type { ReactNode } from 'react';
import type { AccreditationKind } from '../../../openapi/contract/site/accreditations.js';
import { useHospital } from '../hospital/useHospital';
import { DEEP, PAPER, SOFT, line, softLine } from '../common/pictures/tones';
import { tShell } from '../messages/site/shell';

/** Height of a badge, px (specification section 9). */
const HEIGHT = 60;

const seal = (
  <>
    <path
      d="M30 2l6 5 8-2 3 7 8 2v8l5 6-5 6v8l-8 2-3 7-8-2-6 5-6-5-8 2-3-7-8-2v-8l-5-6 5-6v-8l8-2 3-7 8 2z"
      fill={DEEP}
      transform="translate(0 1)"
    />
    <circle cx="30" cy="29" r="17" fill={SOFT} />
    <path
      d="M13 29h34M30 12c-12 10-12 24 0 34M30 12c12 10 12 24 0 34M16 20h28M16 38h28"
      {...line}
      strokeWidth={1.6}
    />
    <path d="M23 29l5 5 9-10" {...line} strokeWidth={4} />
  </>
);

const board = (
  <>
    <path d="M30 3l24 8v17c0 14-9 24-24 30C15 52 6 42 6 28V11z" fill={DEEP} />
    <path d="M30 9l18 6v13c0 11-6 18-18 23-12-5-18-12-18-23V15z" fill={PAPER} />
    <path d="M26 17h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill={DEEP} />
  </>
);

const lab = (
  <>
    <circle cx="30" cy="25" r="23" fill={DEEP} />
    <path d="M17 44l-5 14 9-4 5 5 4-12zM43 44l5 14-9-4-5 5-4-12z" fill={DEEP} />
    <circle cx="30" cy="25" r="18" fill={SOFT} />
    <path d="M25 14h10M27 14v8l-7 12a3 3 0 0 0 3 4h14a3 3 0 0 0 3-4l-7-12v-8" {...line} strokeWidth={2.4} />
    <path d="M23 31h14l3 5H20z" fill={DEEP} />
    <path d="M27 34h2M33 34h.1" {...softLine} strokeWidth={2} />
  </>
);

const badges: Record<AccreditationKind, { title: string; drawing: ReactNode }> = {
  international: { title: tShell('internationalSeal'), drawing: seal },
  hospital: { title: tShell('hospitalBadge'), drawing: board },
  laboratory: { title: tShell('laboratoryBadge'), drawing: lab },
};

/** The badges of the hospital's accreditations, drawn for 60 × 60, with the certificate's number as their title. */
export function Badges() {
  const { accreditations } = useHospital();
  const shown = accreditations.filter((each) => each.shown);
  if (shown.length === 0) return null;
  return (
    <div className="badges">
      {shown.map(({ kind, certificate }) => (
        <svg
          key={kind}
          role="img"
          aria-label={badges[kind].title}
          width={HEIGHT}
          height={HEIGHT}
          viewBox="0 0 60 60"
        >
          <title>{tShell('certificate', { title: badges[kind].title, certificate })}</title>
          {badges[kind].drawing}
        </svg>
      ))}
    </div>
  );
}
