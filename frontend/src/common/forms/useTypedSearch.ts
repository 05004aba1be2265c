import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useIsOnPage } from '../browser/useIsOnPage';

/** The server is asked once the typing has paused for so long, ms. */
const SEARCH_DELAY_MS = 250;
/** The same where the answer comes from the server's memory, and the list is to follow the letters. */
export const QUICK_SEARCH_DELAY_MS = 20;

/**
 * The text being typed: follows the address when that changes elsewhere, changes it when the typing pauses; never once
 * the person has gone on to another page or back.
 * @param search the text that the address holds
 * @param onSearch called with the trimmed text; must stay the same function between renders
 * @param delayMs how long the typing pauses before the server is asked
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
  delayMs = SEARCH_DELAY_MS,
) {
  const [text, setText] = useState(search);
  const isStillHere = useIsOnPage();
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // The address as it was seen last, then what it was asked to become: on a busy machine it follows the typing late,
  // and an address that comes late must not take back what was typed since.
  const asked = useRef([search]);
  useEffect(() => {
    const place = asked.current.indexOf(search);
    asked.current = place < 0 ? [search] : asked.current.slice(place);
    if (place < 0) setText(search);
  }, [search]);
  // Back and forward lead to what was looked for there, not to what was being typed here. While rendering: an effect of
  // the first page would take back what is typed before it has run.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (isBack) setText(search);
  }
  useEffect(() => {
    const typed = text.trim();
    if (typed === asked.current.at(-1)) return;
    const timer = setTimeout(() => {
      if (!isStillHere()) return;
      asked.current.push(typed);
      onSearch(typed);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text, onSearch, delayMs, isStillHere]);
  return [text, setText] as const;
}
