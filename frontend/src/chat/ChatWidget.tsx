import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '../auth/session';
import { useBackCloses } from '../common/overlays/backCloses';
import { fieldInUse, isField } from '../common/browser/fields';
import { lazyPart } from '../common/browser/lazyPart';
import { useMedia } from '../common/browser/useMedia';
import { Icon } from '../common/pictures/icons';
import { onChatRequest } from './chatRequest';
import { tShell } from '../messages/site/shell';

// Public pages load only the icon; the stored conversation loads with the panel.
const ChatPanel = lazyPart(async () => (await import('./ChatPanel')).ChatPanel);

/** The delay after which the panel opens automatically, ms (specification section 9). */
export const OPEN_DELAY_MS = 6000;

const PHONE = '(max-width: 599.95px)';

/** Pages with a single form: on a narrow screen the panel would cover its fields. */
const FORM_PAGES = new Set(['/login', '/register', '/forgot-password', '/reset-password']);

type Opened = 'no' | 'by itself' | 'by the visitor';

function isCovered(field: HTMLElement, panel: HTMLElement): boolean {
  const [one, other] = [field.getBoundingClientRect(), panel.getBoundingClientRect()];
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.bottom > other.top && one.top < other.bottom;
}

/**
 * Calls back when a person focuses a field that the panel covers, or any field while the panel opened
 * automatically.
 */
function useFieldsOfPage(panelId: string, opened: Opened, onInTheWay: () => void) {
  useEffect(() => {
    if (opened === 'no') return;
    const look = ({ target }: FocusEvent) => {
      const panel = document.getElementById(panelId);
      if (!panel || !isField(target) || panel.contains(target)) return;
      if (opened === 'by itself' || isCovered(target, panel)) onInTheWay();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [panelId, opened, onInTheWay]);
}

/**
 * The floating chat: its icon opens and closes the panel. The panel also opens automatically unless it was
 * closed before; never over a field in use.
 */
export function ChatWidget() {
  const [opened, setOpened] = useState<Opened>('no');
  const icon = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isOpen = opened !== 'no';
  const isFormPage = FORM_PAGES.has(useLocation().pathname);
  const fold = useCallback(() => setOpened('no'), []);
  useFieldsOfPage(panelId, opened, fold);

  useEffect(() => {
    if (isFormPage) return;
    const openByItself = () => {
      if (fieldInUse()) timer = setTimeout(openByItself, OPEN_DELAY_MS);
      else if (!session.isChatDismissed()) setOpened((now) => (now === 'no' ? 'by itself' : now));
    };
    let timer = setTimeout(openByItself, OPEN_DELAY_MS);
    // A following form page starts with a closed panel.
    return () => {
      clearTimeout(timer);
      fold();
    };
  }, [isFormPage, fold]);

  useEffect(() => onChatRequest(() => setOpened('by the visitor')), []);

  const close = () => {
    fold();
    session.dismissChat();
    icon.current?.focus();
  };
  // On a phone the panel covers the page.
  useBackCloses(useMedia(PHONE) && opened === 'by the visitor', close);
  return (
    <>
      {/* The panel comes first, so that Tab leads from it to its icon. */}
      <Suspense>
        {isOpen && <ChatPanel id={panelId} takesFocus={opened === 'by the visitor'} onClose={close} />}
      </Suspense>
      <button
        ref={icon}
        type="button"
        className="round-button chat-launcher"
        aria-label={isOpen ? tShell('closeChat') : tShell('openChat')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={isOpen ? close : () => setOpened('by the visitor')}
      >
        <Icon name={isOpen ? 'close' : 'chat'} />
      </button>
    </>
  );
}
