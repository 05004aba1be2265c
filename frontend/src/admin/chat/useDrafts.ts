import { useCallback, useState } from 'react';

/** Drafts of answers by question; a question without one is not being answered. */
export interface Drafts {
  of: (id: string) => string | undefined;
  set: (id: string, text: string) => void;
  drop: (id: string) => void;
}

/**
 * Kept above both panels: when another administrator answers first, the question moves to the other panel
 * together with the draft.
 */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Record<string, string | undefined>>({});
  const set = useCallback((id: string, text: string) => setDrafts((all) => ({ ...all, [id]: text })), []);
  const drop = useCallback((id: string) => setDrafts((all) => ({ ...all, [id]: undefined })), []);
  return { of: (id) => drafts[id], set, drop };
}
