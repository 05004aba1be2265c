import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { SearchAnswer, SearchItem, SearchKind } from '../../../openapi/contract/site/search.js';
import { useDebounced } from '../common/forms/useDebounced';
import { searchPath, useSearch } from './useSearch';

/** Suggestions per kind below a search box. */
const PER_KIND = 3;
/** How long typing must pause before the server is asked, ms. */
const TYPING_PAUSE_MS = 180;

export interface Suggestion {
  /** Id of the option's element. */
  optionId: string;
  kind: SearchKind;
  item: SearchItem;
}

const flatten = (groups: SearchAnswer['groups'], listId: string): Suggestion[] =>
  groups
    .flatMap(({ kind, items }) => items.map((item) => ({ kind, item })))
    .map((each, index) => ({ ...each, optionId: `${listId}-${index}` }));

/** Index of the highlighted suggestion after an arrow key; -1 is the box itself. */
const stepped = (active: number, by: number, count: number) =>
  ((active + 1 + by + count + 1) % (count + 1)) - 1;

/**
 * A search box with suggestions and a highlighted one for arrow keys. Enter opens it or, without one, the
 * results page; Escape closes the list, then clears the box.
 * @param initialText the initial text, applied again when it changes
 */
export function useSearchBox(initialText: string) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(initialText);
  const [isOpen, setOpen] = useState(false);
  // By address, not by index: a late response may put another suggestion there.
  const [markedPath, setMarkedPath] = useState<string>();
  // During rendering, because an effect would overwrite earlier input.
  const [begun, setBegun] = useState(initialText);
  if (begun !== initialText) {
    setBegun(initialText);
    setText(initialText);
  }
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const search = useSearch(isOpen ? asked : '', PER_KIND);
  const isShown = isOpen && text.trim() !== '';
  const suggestions = isShown ? flatten(search.data?.groups ?? [], listId) : [];
  const active = suggestions.findIndex(({ item }) => item.path === markedPath);
  const marked = suggestions[active];

  const close = () => {
    setOpen(false);
    setMarkedPath(undefined);
  };
  const open = (path: string) => {
    close();
    void navigate(path);
  };
  const submit = () => {
    if (marked) open(marked.item.path);
    else if (text.trim()) open(searchPath(text));
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setMarkedPath(undefined);
  };

  // Input before hydration is in the field but not yet in the state.
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) type(typed);
  });
  useEffect(() => takeTyped(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (isShown || text)) {
      if (isShown) close();
      else setText('');
      event.preventDefault();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    setOpen(true);
    setMarkedPath(suggestions[stepped(active, by, suggestions.length)]?.item.path);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return { field, listId, text, type, search, isShown, suggestions, marked, open, submit, onKeyDown, onBlur };
}
