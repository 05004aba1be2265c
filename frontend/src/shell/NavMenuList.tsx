import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useBackCloses } from '../common/overlays/backCloses';
import type { MenuAction, NavItem } from './navigation';

interface NavMenuListProps {
  id: string;
  labelledBy: string;
  items: (NavItem | MenuAction)[];
  /** Closes the list and restores the focus to its button. */
  onClose: () => void;
  /** Closes the list when the focus leaves it. */
  onLeave: () => void;
}

/** The entry for a key, from the focused one; undefined for other keys. */
function entryFor(key: string, entries: HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(current + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(current > 0 ? current - 1 : -1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  // A letter moves to the next entry that begins with it.
  const fromNext = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  const begins = (entry: HTMLElement) => entry.textContent?.toLowerCase().startsWith(key.toLowerCase());
  return key.length === 1 ? fromNext.find(begins) : undefined;
}

/** The first entry gets the focus; a click elsewhere closes the list. */
function useMenu(onLeave: () => void) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  useEffect(() => {
    const look = ({ target }: PointerEvent) => {
      // The list's own button closes it by itself.
      if (!list.current?.parentElement?.contains(target as Node)) onLeave();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [onLeave]);
  return list;
}

/** The open menu of the navigation bar. */
export function NavMenuList({ id, labelledBy, items, onClose, onLeave }: NavMenuListProps) {
  const list = useMenu(onLeave);
  useBackCloses(true, onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    // The focus returns to the button before the browser moves it on.
    if (event.key === 'Tab') onClose();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const next = entryFor(event.key, entries, entries.indexOf(document.activeElement as HTMLElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const row = { role: 'menuitem', tabIndex: -1, className: 'nav-menu__item' };
  return (
    <ul
      ref={list}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      className="nav-menu__list"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <li key={item.label} role="none">
          {'to' in item ? (
            <Link to={item.to} onClick={onClose} {...row}>
              {item.label}
            </Link>
          ) : (
            <button
              type="button"
              aria-current={item.isCurrent}
              onClick={() => {
                onClose();
                item.onClick();
              }}
              {...row}
            >
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
