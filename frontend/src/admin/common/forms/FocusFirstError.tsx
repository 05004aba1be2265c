import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Inside a form: after a refused submit, focuses the first refused field. */
export function FocusFirstError() {
  const { isSubmitting, submitCount } = useFormState();
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const form = marker.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);

  return <span ref={marker} hidden />;
}
