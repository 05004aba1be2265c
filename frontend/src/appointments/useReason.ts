import { useState } from 'react';
import { REASON_MISSING } from './ReasonField';

/** The reason that a dialog asks for: an empty one is not sent, and the field says so. */
export function useReason() {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: {
      value,
      error: isMissing ? REASON_MISSING : null,
      onChange: (next: string) => {
        setValue(next);
        setMissing(false);
      },
    },
    /** Calls back with what was written, once something was. */
    withReason: (send: (reason: string) => void) => {
      const reason = value.trim();
      setMissing(reason === '');
      if (reason) send(reason);
    },
  };
}
