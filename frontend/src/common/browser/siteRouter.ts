import { createContext, use } from 'react';
import type { createMemoryRouter } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

/** The router of the application: where it is now, which may be ahead of what is rendered. */
export const SiteRouter = createContext<Router | null>(null);

export const useSiteRouter = (): Router | null => use(SiteRouter);
