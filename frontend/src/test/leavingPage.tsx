import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { SiteRouter } from '../common/browser/siteRouter';

const never = new Promise<never>(() => undefined);
const NotDrawnYet = () => use(never);

/** The path of the page with the input. */
export const LIST_PATH = '/list';
const before = { path: '/before', element: <p>Another page</p> };

/** Ways of leaving a page, each of which keeps it mounted for a while. */
const waysOn = {
  /** The code of the next page is still loading. */
  'its code is loading': { path: '/next', lazy: () => never },
  /** The router has navigated, but its page has not rendered yet. */
  'it is not drawn yet': { path: '/next', element: <NotDrawnYet /> },
};
export const WAYS_ON = Object.keys(waysOn) as (keyof typeof waysOn)[];

/**
 * A page that can be left for a slow one, or back to the previous one; `address()` returns the router's
 * location.
 */
export function renderPageToLeave(page: ReactNode, way: keyof typeof waysOn) {
  const list = { path: LIST_PATH, element: page };
  const router = createMemoryRouter([before, list, waysOn[way]], {
    initialEntries: [before.path, LIST_PATH],
    initialIndex: 1,
  });
  render(
    <SiteRouter value={router}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </SiteRouter>,
  );
  return {
    goOn: () => act(async () => void router.navigate('/next')),
    goBack: () => act(() => router.navigate(-1)),
    /** The router's present and pending locations. */
    address: () => {
      const { location, navigation } = router.state;
      const { pathname, search } = navigation.location ?? location;
      return pathname + search;
    },
  };
}
