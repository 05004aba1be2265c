import type { createMemoryRouter } from 'react-router';
import { closeNoticesBefore } from './notices';

/** Closes the notices of a page when it is left. */
export function closeOnNavigation(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
) {
  let { pathname } = router.state.location;
  let startedAt: number | null = null;
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') startedAt ??= performance.now();
    if (location.pathname !== pathname) {
      pathname = location.pathname;
      closeNoticesBefore(startedAt ?? performance.now());
    }
    if (navigation.state === 'idle') startedAt = null;
  });
}
