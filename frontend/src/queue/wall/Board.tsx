import type { ReactNode } from 'react';
import type { Queue } from '../../../../openapi/contract/care/queue.js';
import { LOCALE } from '../../../../openapi/contract/messages/language.js';
import { clockDateTime, formatTime } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tQueue } from '../../messages/care/queue';

/** More would be too small to read across a room. */
const MAX_NEXT = 6;

const Tokens = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label}>
    <h3>{label}</h3>
    {children}
  </section>
);

const TokenList = ({ tokens, whenEmpty }: { tokens: number[]; whenEmpty: string }) =>
  tokens.length === 0 ? (
    <p>{whenEmpty}</p>
  ) : (
    <ul>
      {tokens.map((token) => (
        <li key={token}>{token}</li>
      ))}
    </ul>
  );

/** "Token 4", or "Tokens 4 and 7". */
const tokensText = (tokens: number[]): string =>
  tokens.length === 1 && tokens[0] !== undefined
    ? tQueue('token', { token: tokens[0] })
    : tQueue('calledTokens', { tokens: new Intl.ListFormat(LOCALE).format(tokens.map(String)) });

/** "Room 12" for a number; a name unchanged. */
const roomText = (room: string): string => (/^\d/.test(room) ? tQueue('room', { room }) : room);

/** "Token 4" and "please come in"; without a call a placeholder. */
function Call({ called }: { called: number[] }) {
  if (called.length === 0)
    return (
      <div className="board__call">
        <p className="board__quiet">{tQueue('pleaseWait')}</p>
      </div>
    );
  return (
    <section className="board__call" aria-label={tQueue('pleaseComeIn')}>
      <p className="board__token">{tokensText(called)},</p>
      <p className="board__ask">{tQueue('pleaseComeInAfterToken')}</p>
    </section>
  );
}

function LastCalls({ queue: { lastCalls } }: { queue: Queue }) {
  const { timeZone } = useHospital();
  const timeOf = (calledAt: string) => formatTime(clockDateTime(new Date(calledAt), timeZone).slice(-5));
  return (
    <Tokens label={tQueue('lastCalls')}>
      {lastCalls.length === 0 ? (
        <p>{tQueue('noneYet')}</p>
      ) : (
        <ul>
          {lastCalls.map(({ token, calledAt }) => (
            <li key={`${token} ${calledAt}`}>{tQueue('callAt', { token, time: timeOf(calledAt) })}</li>
          ))}
        </ul>
      )}
    </Tokens>
  );
}

/** One doctor: room, call, present and next tokens, and the last calls. */
export function Board({ queue, isNew }: { queue: Queue; isNew: boolean }) {
  const { fullName, speciality, room } = queue.doctor;
  const inState = (state: Queue['current'][number]['state']) =>
    queue.current.filter((one) => one.state === state).map(({ token }) => token);
  const called = inState('called');
  const looks = ['board', called.length > 0 && 'board--called', isNew && 'board--new'];
  return (
    <article className={looks.filter(Boolean).join(' ')}>
      <header className="board__head">
        <div className="board__doctor">
          <h2>{fullName}</h2>
          {speciality && <p className="muted">{speciality}</p>}
        </div>
        {room && <p className="board__room">{roomText(room)}</p>}
      </header>
      <Call called={called} />
      <div className="board__lists">
        <Tokens label={tQueue('withDoctor')}>
          <TokenList tokens={inState('inConsultation')} whenEmpty={tQueue('noOneYet')} />
        </Tokens>
        <Tokens label={tQueue('next')}>
          <TokenList
            tokens={queue.waiting.slice(0, MAX_NEXT).map(({ token }) => token)}
            whenEmpty={tQueue('noOneWaiting')}
          />
        </Tokens>
        <LastCalls queue={queue} />
      </div>
    </article>
  );
}
