import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useIsOnPage } from '../browser/useIsOnPage';

/** How long typing must pause before the server is asked, ms. */
const SEARCH_DELAY_MS = 250;
/** The same for answers from the server's memory, so that the list follows the typing. */
export const QUICK_SEARCH_DELAY_MS = 20;

/**
 * The text of a search box: follows external changes of the address, and changes it after a pause in typing,
 * unless the person has left the page.
 * @param search the text in the address
 * @param onSearch called with the trimmed text; must be stable between renders
 * @param delayMs how long typing must pause before the server is asked
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
  // The last seen or requested address. On a busy machine the address follows late, and a late change must not
  // overwrite newer input.
  const asked = useRef([search]);
  useEffect(() => {
    const place = asked.current.indexOf(search);
    asked.current = place < 0 ? [search] : asked.current.slice(place);
    if (place < 0) setText(search);
  }, [search]);
  // Back and forward restore the text of that history entry. This runs during rendering, because an effect
  // would overwrite earlier input.
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
