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
  // The address as it was seen last, then what it was asked to become: on a busy machine it follows the typing late,
  // and an address that comes late must not take back what was typed since.
  const asked = useRef([search]);
  useEffect(() => {
    const place = asked.current.indexOf(search);
    asked.current = place < 0 ? [search] : asked.current.slice(place);
    if (place < 0) setText(search);
  }, [search]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === asked.current.at(-1)) return;
    const timer = setTimeout(() => {
      asked.current.push(typed);
      onSearch(typed);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return [text, setText] as const;
}
