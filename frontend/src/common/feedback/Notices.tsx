import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pictures/icons';
import { type Notice, dismissNotice, useNotices } from './notices';
import { commonWords } from '../../words/common';

const FreePlace = lazy(() =>
  import('./FreePlace').then(
    (part) => ({ default: part.FreePlace }),
    // Offline, say, of which the notice itself tells: it stays where it is.
    () => ({ default: () => null }),
  ),
);

/** Good news leaves by itself, unless the pointer or the focus rests on it; errors stay until closed. */
const CLOSE_AFTER_MS = 10_000;

function useTimedClose({ id, severity, action }: Notice) {
  const [isHeld, setIsHeld] = useState(false);
  const stays = severity === 'error' || Boolean(action) || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissNotice(id), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function NoticeAlert({ notice }: { notice: Notice }) {
  const hold = useTimedClose(notice);
  const close = () => dismissNotice(notice.id);
  const act = () => {
    close();
    notice.action?.onClick();
  };
  return (
    <div role={notice.role} {...hold} className={`notice notice--${notice.severity}`}>
      <Icon name={notice.severity} />
      <div className="notice__text">
        <strong>{notice.text}</strong>
        {notice.detail && <p className="body2">{notice.detail}</p>}
      </div>
      {notice.action && (
        <button type="button" className="button button--inherit" onClick={act}>
          {notice.action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={commonWords.closeNotice} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function NoticeStack({ shown, waiting }: ReturnType<typeof useNotices>) {
  const stack = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={stack} className="notices">
        {shown.map((notice) => (
          <NoticeAlert key={notice.id} notice={notice} />
        ))}
        {waiting > 0 && <p className="caption muted">{commonWords.waitingOlder(waiting)}</p>}
      </div>
      {/* After it, so that it is there when the part looks for it. */}
      <Suspense>
        <FreePlace box={stack} />
      </Suspense>
    </>
  );
}

/**
 * The stack of in-page notices above every page, newest on top, where it covers no button of a form. Beside the page, not
 * in it: a dialog hides what was there before it from a screen reader, and with it what would be said there.
 */
export function Notices() {
  const notices = useNotices();
  return notices.shown.length > 0 && createPortal(<NoticeStack {...notices} />, document.body);
}
