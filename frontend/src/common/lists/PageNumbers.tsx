import { Glyph } from '../pictures/glyphs';
import '../controls.css';
import { tCommon } from '../../messages/common';

/** Numbers around the present page on each side, and at each end. */
const BESIDE = 1;
const AT_END = 1;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The page numbers in order; null for a gap of at least two pages. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const from = Math.max(Math.min(page - BESIDE, pages - AT_END - 2 * BESIDE - 1), AT_END + 2);
  const to = Math.min(Math.max(page + BESIDE, AT_END + 2 * BESIDE + 2), pages - AT_END - 1);
  const gap = (onlyOne: boolean, between: number) => (onlyOne ? [between] : [null]);
  if (pages <= 2 * AT_END + 2 * BESIDE + 3) return range(1, pages);
  return [
    1,
    ...gap(from === AT_END + 2, AT_END + 1),
    ...range(from, to),
    ...gap(to === pages - AT_END - 1, pages - AT_END),
    pages,
  ];
}

/** Begins with the visible text, so that voice control finds it. */
const nameOfPage = (page: number, isShown: boolean) =>
  isShown ? tCommon('shownPage', { page }) : tCommon('otherPage', { page });

interface PageNumbersProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pagination of a list. */
export const PageNumbers = ({ page, pages, onPage }: PageNumbersProps) => {
  const step = (name: 'previous' | 'next', to: number) => (
    <li>
      <button
        type="button"
        className="pages__page"
        aria-label={name === 'previous' ? tCommon('previousPage') : tCommon('nextPage')}
        disabled={to < 1 || to > pages}
        onClick={() => onPage(to)}
      >
        <Glyph name={name} />
      </button>
    </li>
  );
  return (
    <nav aria-label={tCommon('paginationNavigation')}>
      <ul className="pages">
        {step('previous', page - 1)}
        {offeredPages(page, pages).map((each, index) => (
          // A gap has no number, so its position is its key.
          <li key={each ?? `gap ${index}`}>
            {each === null ? (
              <div className="pages__page">…</div>
            ) : (
              <button
                type="button"
                className="pages__page"
                aria-label={nameOfPage(each, each === page)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        {step('next', page + 1)}
      </ul>
    </nav>
  );
};
