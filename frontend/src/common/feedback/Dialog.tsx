import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../overlays/backCloses';
import '../controls.css';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's native modal dialog: traps and restores the focus, and closes by Escape, Back or a click
 * outside. Its children are `dialog__content` and `dialog__actions`, both in a form if there is one.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const wanted = document.activeElement;
    shown?.showModal();
    // Opening focuses the first button; a field with autofocus keeps the focus, otherwise the dialog gets it.
    if (shown?.contains(wanted) && wanted instanceof HTMLElement) wanted.focus();
    else shown?.focus();
    return () => shown?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="dialog"
      aria-labelledby={id}
      onCancel={cancel}
      onClick={closeBeside}
    >
      <h2 className="dialog__title" id={id} style={{ margin: 0 }}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
