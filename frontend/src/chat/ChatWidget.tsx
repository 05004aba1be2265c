import ChatIcon from '@mui/icons-material/ChatOutlined';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { chat } from './chatStore';

// Loaded when it first opens; the icon alone is on every public page.
const ChatPanel = lazy(async () => ({ default: (await import('./ChatPanel')).ChatPanel }));

/** The panel opens by itself so long after the page has loaded, ms (specification section 9). */
export const OPEN_DELAY_MS = 6000;

/** Pages that are one form: on a narrow screen the panel would lie over its fields. */
const FORM_PAGES = new Set(['/login', '/register', '/forgot-password', '/reset-password']);

/** Whether somebody is filling in a field of the page or of a dialog on it. */
const isFillingIn = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

const launcher = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  bottom: 'calc(16px + var(--bottom-bar, 0px))',
  zIndex: 1200,
  width: 56,
  height: 56,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)',
  '&:hover': { bgcolor: 'primary.dark' },
  '@media print': { display: 'none' },
};

type Opened = 'no' | 'by itself' | 'by the visitor';

/**
 * The floating chat: its icon opens and closes the panel, which also opens by itself if it is closed and was not closed
 * before; never over what a person fills in.
 */
export function ChatWidget() {
  const [opened, setOpened] = useState<Opened>('no');
  const icon = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isOpen = opened !== 'no';
  const isFormPage = FORM_PAGES.has(useLocation().pathname);

  useEffect(() => {
    if (isFormPage) return;
    const openByItself = () => {
      if (isFillingIn()) timer = setTimeout(openByItself, OPEN_DELAY_MS);
      else if (!chat.get().isDismissed) setOpened((now) => (now === 'no' ? 'by itself' : now));
    };
    let timer = setTimeout(openByItself, OPEN_DELAY_MS);
    // A form page that follows finds the panel closed.
    return () => {
      clearTimeout(timer);
      setOpened('no');
    };
  }, [isFormPage]);

  const close = () => {
    setOpened('no');
    chat.dismiss();
    icon.current?.focus();
  };
  return (
    <>
      {/* The panel comes first, so that Tab leads from it to its icon and not behind the page. */}
      <Suspense>
        {isOpen && <ChatPanel id={panelId} takesFocus={opened === 'by the visitor'} onClose={close} />}
      </Suspense>
      <IconButton
        ref={icon}
        aria-label={isOpen ? 'Close the chat' : 'Open the chat'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={isOpen ? close : () => setOpened('by the visitor')}
        sx={launcher}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
      </IconButton>
    </>
  );
}
