import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { usePageTitle } from '../hospital/usePageTitle';
import { MAIN_ID } from '../shell/RootLayout';
import { useWall } from './useWall';
import { queueWords } from '../words/care/queue';

/** More would be too small to read across a room. */
const MAX_NEXT = 8;

const page: CSSProperties = {
  minHeight: '100vh',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '4vmin',
  padding: '4vmin',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
};
const panels: CSSProperties = {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: '4vmin',
};
const panel: CSSProperties = {
  padding: '4vmin',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  background: 'var(--mui-palette-background-paper)',
};
const heading: CSSProperties = { margin: 0, fontSize: 'clamp(20px, 4vmin, 48px)', fontWeight: 600 };
const tokens: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4vmin',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: 1.2,
};
const current: CSSProperties = {
  ...tokens,
  fontSize: 'clamp(72px, 24vmin, 320px)',
  color: 'var(--mui-palette-primary-main)',
};
const next: CSSProperties = { ...tokens, fontSize: 'clamp(40px, 12vmin, 160px)' };
const line: CSSProperties = { margin: 0, fontSize: 'clamp(16px, 3vmin, 32px)' };

interface PanelProps {
  label: string;
  list: number[];
  look: CSSProperties;
  whenEmpty: string;
}

const Panel = ({ label, list, look, whenEmpty }: PanelProps) => (
  <section style={panel} aria-label={label}>
    <h2 style={heading}>{label}</h2>
    {list.length === 0 && <p style={line}>{whenEmpty}</p>}
    <ul style={look}>
      {list.map((token) => (
        <li key={token}>{token}</li>
      ))}
    </ul>
  </section>
);

function Tokens({ queue }: { queue: Queue }) {
  const inState = (state: 'called' | 'inConsultation') =>
    queue.current.filter((one) => one.state === state).map(({ token }) => token);
  const waiting = queue.waiting.map(({ token }) => token);
  const called = inState('called');
  return (
    <div style={panels} aria-live="polite">
      {called.length > 0 && (
        <Panel label={queueWords.pleaseComeIn} list={called} look={current} whenEmpty="" />
      )}
      <Panel
        label={queueWords.withDoctor}
        list={inState('inConsultation')}
        look={current}
        whenEmpty={queueWords.nobodyYet}
      />
      <Panel
        label={queueWords.next}
        list={waiting.slice(0, MAX_NEXT)}
        look={next}
        whenEmpty={queueWords.nobodyWaits}
      />
    </div>
  );
}

const DoctorQueue = ({ queue }: { queue: Queue }) => (
  <>
    <header>
      <h1 style={{ ...heading, fontSize: 'clamp(28px, 6vmin, 72px)' }}>{queue.doctor.fullName}</h1>
      {queue.doctor.speciality && <p style={line}>{queue.doctor.speciality}</p>}
    </header>
    <Tokens queue={queue} />
  </>
);

/** The screen of a waiting room: tokens and no names, large, of one or several doctors. */
export function WallPage() {
  usePageTitle(queueWords.queue);
  const { queues, isCurrent, error } = useWall(useParams().doctorId ?? '');
  return (
    <main id={MAIN_ID} tabIndex={-1} style={page}>
      {!queues && <h1 style={{ ...heading, fontSize: 'clamp(28px, 6vmin, 72px)' }}>{queueWords.queue}</h1>}
      {error && (
        <p role="alert" style={line}>
          {error}
        </p>
      )}
      {queues?.map((queue) => (
        <DoctorQueue key={queue.doctor._id} queue={queue} />
      ))}
      {queues && !isCurrent && (
        <p role="status" style={line}>
          {queueWords.connecting}
        </p>
      )}
    </main>
  );
}
