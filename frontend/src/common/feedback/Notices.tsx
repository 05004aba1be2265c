import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pictures/icons';
import { type Notice, dismissNotice, useIsInline, useNotices } from './notices';
import { useNoticePlace } from './useNoticePlace';
import { tCommon } from '../../messages/common';

/** These close automatically unless hovered or focused; errors stay until closed. */
const CLOSE_AFTER_MS = { success: 4000, info: 10_000, error: null } as const;

function useTimedClose(notice: Notice) {
  const [isHeld, setIsHeld] = useState(false);
  const delay = notice.action || isHeld ? null : CLOSE_AFTER_MS[notice.severity];
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => dismissNotice(notice.id), delay);
    return () => clearTimeout(timer);
  }, [notice, delay]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

function NoticeAlert({ notice }: { notice: Notice }) {
  const hold = useTimedClose(notice);
  // Announced once: if the error is also shown next to its cause, that one is the alert.
  const isSaidInline = useIsInline(notice.subject) && notice.severity === 'error';
  const close = () => dismissNotice(notice.id);
  const act = () => {
    close();
    notice.action?.onClick();
  };
  return (
    <div
      role={isSaidInline ? undefined : notice.role}
      {...hold}
      className={`notice notice--${notice.severity}`}
    >
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
      <button type="button" className="icon-button" aria-label={tCommon('closeNotice')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function NoticeStack({ shown, waiting }: ReturnType<typeof useNotices>) {
  const stack = useRef<HTMLDivElement>(null);
  useNoticePlace(stack, shown.length);
  return (
    <div ref={stack} className="notices">
      {shown.map((notice) => (
        <NoticeAlert key={notice.id} notice={notice} />
      ))}
      {waiting > 0 && <p className="caption muted">{tCommon('olderNotices', { waiting })}</p>}
    </div>
  );
}

/**
 * The stack of notices over every page, below its header on the right, newest first. It is a child of the body,
 * because a dialog hides the page from screen readers, including notices in it.
 */
export function Notices() {
  const notices = useNotices();
  return notices.shown.length > 0 && createPortal(<NoticeStack {...notices} />, document.body);
}
