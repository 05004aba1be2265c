import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, createContext, useContext } from 'react';

export interface ListPageFacts {
  title: string;
  /** What failed when the rows do not come, in the words of the specification; the reason follows. */
  failure?: string;
  /** Said when there is nothing at all. */
  empty: string;
  /** Offered when there is nothing at all, and above the rows. */
  action?: ReactNode;
  /** Where the rows put the buttons that choose how they are shown. */
  tools: HTMLElement | null;
}

/** What a list says about itself, for the rows inside it. */
export const ListPageContext = createContext<ListPageFacts>({ title: '', empty: '', tools: null });

export const useListPage = () => useContext(ListPageContext);

/** Whether the screen is a phone's, where rows are cards and filters wait behind a button. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
