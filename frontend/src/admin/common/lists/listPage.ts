import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, createContext, useContext } from 'react';

export interface ListPageFacts {
  title: string;
  /** The specification's message when the rows fail to load; the reason follows. */
  failure?: string;
  /** Shown for an empty resource. */
  empty: string;
  /** Shown for an empty resource, and above the rows. */
  action?: ReactNode;
  /** The place of the buttons that choose the view of the rows. */
  tools: HTMLElement | null;
}

/** The list's properties for its rows. */
export const ListPageContext = createContext<ListPageFacts>({ title: '', empty: '', tools: null });

export const useListPage = () => useContext(ListPageContext);

/** Whether the screen is a phone's, with rows as cards and filters behind a button. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
