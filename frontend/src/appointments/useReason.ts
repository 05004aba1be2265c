import { useState } from 'react';
import { REASON_MISSING } from './ReasonField';

/** The reason that a dialog asks for: an empty one shows an error and is not sent. */
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
    /** Calls back with the reason, unless it is empty. */
    withReason: (send: (reason: string) => void) => {
      const reason = value.trim();
      setMissing(reason === '');
      if (reason) send(reason);
    },
  };
}
