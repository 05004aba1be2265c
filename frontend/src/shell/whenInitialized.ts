import type { createMemoryRouter } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

/** Resolves once the code of the first page, or the reason of its failure, has loaded. */
export const whenInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
