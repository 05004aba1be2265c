import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import { Button } from '../common/forms/Button';
import { useHospital } from '../hospital/useHospital';
import { usePageTitle } from '../hospital/usePageTitle';
import { MAIN_ID } from '../shell/RootLayout';
import { useWall } from './useWall';
import { Board } from './wall/Board';
import { WallClock } from './wall/WallClock';
import { chimeSetting, playChime } from './wall/chime';
import { useNewCalls } from './wall/useNewCalls';
import './wall/wall.css';
import { tQueue } from '../messages/care/queue';

/** A nearly square grid for wide screens. */
const columnsFor = (boards: number): number => (boards > 4 ? 3 : boards > 1 ? 2 : 1);

/** Switches the chime; switching it on plays it once, which also makes the browser allow it later. */
function ChimeButton() {
  const isOn = chimeSetting.use();
  const change = () => {
    if (!isOn) playChime();
    chimeSetting.set(!isOn);
  };
  return (
    <Button aria-pressed={isOn} onClick={change}>
      {isOn ? tQueue('chimeIsOn') : tQueue('chimeIsOff')}
    </Button>
  );
}

/** The screen of a waiting room: large tokens without names, for one or several doctors. */
export function WallPage() {
  usePageTitle(tQueue('queue'));
  const { name } = useHospital();
  const { queues, isCurrent, error } = useWall(useParams().doctorId ?? '');
  const marked = useNewCalls(queues);
  const columns = columnsFor(queues?.length ?? 1);
  const looks = columns === 2 ? 'wall__boards wall__boards--pairs' : 'wall__boards';
  return (
    <main id={MAIN_ID} tabIndex={-1} className="wall">
      <header className="wall__head">
        <h1>{name}</h1>
        <WallClock />
      </header>
      <div className={looks} style={{ '--columns': columns } as CSSProperties} aria-live="polite">
        {error && <p role="alert">{error}</p>}
        {queues?.map((queue) => (
          <Board key={queue.doctor._id} queue={queue} isNew={marked.has(queue.doctor._id)} />
        ))}
      </div>
      <footer className="wall__foot">
        <ChimeButton />
        {queues && !isCurrent && <p role="status">{tQueue('connecting')}</p>}
      </footer>
    </main>
  );
}
