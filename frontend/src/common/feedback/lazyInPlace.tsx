import { type ComponentType, useLayoutEffect } from 'react';
import { takeOver } from '../browser/takeOver';
import { pageWords } from '../../words/pages';
import { ErrorRetry } from './ErrorRetry';

/** What was pressed may stand far from here. */
const bringIntoView = (box: HTMLElement | null) => box?.focus();

/**
 * A part that nobody sees before they press something, on a page where somebody has typed. Where it can't be loaded it
 * says so in its place and offers to try again; an error would take the page away, with what was typed. Chromium asks for
 * a file of the program only once, so it speaks of loading the page again, too.
 */
export function lazyInPlace<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { ask, usePart } = takeOver(load);
  return function InPlace(props: P) {
    const { Part, isLost } = usePart();
    useLayoutEffect(ask, []);
    if (Part) return <Part {...props} />;
    if (!isLost) return null;
    return (
      <div tabIndex={-1} ref={bringIntoView}>
        <ErrorRetry text={pageWords.partCouldNotBeLoaded} onRetry={ask} />
      </div>
    );
  };
}
