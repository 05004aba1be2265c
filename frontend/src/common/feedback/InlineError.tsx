import { useLayoutEffect } from 'react';
import { DialogError } from './DialogError';
import { showInline, useErrorOf } from './notices';

/** The error notice about a subject, next to what caused it. It goes with the notice. */
export function InlineError({ subject }: { subject: string }) {
  useLayoutEffect(() => showInline(subject), [subject]);
  const error = useErrorOf(subject);
  return <DialogError text={error?.text ?? null} detail={error?.detail} />;
}
