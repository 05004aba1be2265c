import { useLayoutEffect } from 'react';
import { DialogError } from './DialogError';
import { showInline, useErrorOf } from './notices';

/** A subject's error notice, next to its cause. It disappears with the notice. */
export function InlineError({ subject }: { subject: string }) {
  useLayoutEffect(() => showInline(subject), [subject]);
  const error = useErrorOf(subject);
  return <DialogError text={error?.text ?? null} detail={error?.detail} />;
}
