import { createContext, use } from 'react';
import type { createMemoryRouter } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

/** The application's router: its present location, which may be ahead of the rendered one. */
export const SiteRouter = createContext<Router | null>(null);

export const useSiteRouter = (): Router | null => use(SiteRouter);
