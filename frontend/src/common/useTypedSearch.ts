import { useEffect, useRef, useState } from 'react';

/** The server is asked once the typing has paused for so long, ms. */
const SEARCH_DELAY_MS = 250;

/**
 * The text being typed: follows the address when that changes elsewhere, changes it when the typing pauses.
 * @param search the text that the address holds
 * @param onSearch called with the trimmed text; must stay the same function between renders
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const asked = useRef(search);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      onSearch(typed);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return [text, setText] as const;
}
