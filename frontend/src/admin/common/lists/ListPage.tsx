import { type ReactElement, type ReactNode, cloneElement, useState } from 'react';
import { List, TopToolbar, useGetResourceLabel, useResourceContext } from 'react-admin';
import { Page } from '../../shell/Page';
import { ExportCsvButton } from './ExportCsvButton';
import { FiltersToggle } from './FiltersToggle';
import { Finder } from './Finder';
import { Pages, Total } from './ListLength';
import { type SortChoice, SortSelect } from './SortSelect';
import { UnreadableFilter } from './InvalidFilter';
import { ListPageContext, type ListPageFacts } from './listPage';
import { type QuickFilter, QuickFilters } from './QuickFilters';

const ROWS_PER_PAGE = 25;

interface ListPageProps extends Omit<ListPageFacts, 'title' | 'tools'> {
  /** The default is the resource's label. */
  title?: string;
  /** Needed if the address does not contain it. */
  resource?: string;
  /** The first one is the default order. */
  sorts: [SortChoice, ...SortChoice[]];
  /** Label of the search box, if the server can search. */
  search?: string;
  /** A hint if the search needs more than a prefix. */
  searchHint?: string;
  /** react-admin inputs for further filters. */
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  /** The filter until the staff changes it. */
  startFilter?: Record<string, unknown>;
  /** One-click filters. */
  quick?: QuickFilter[];
  /** The rows: `<Records>` with its columns. */
  children: ReactNode;
}

/** A resource's list: react-admin's `List` with the console's heading, search box and sort select. */
export function ListPage(props: ListPageProps) {
  const { sorts, search, searchHint, filters = [], quick, failure, empty, action, children } = props;
  const resource = useResourceContext(props) ?? '';
  const labelOf = useGetResourceLabel();
  const title = props.title ?? labelOf(resource);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [{ field, order }] = sorts;
  // Hidden fields stay hidden, so that the rows come first: react-admin shows them only while they filter.
  const fields = areFiltersOpen ? filters.map((filter) => cloneElement(filter, { alwaysOn: true })) : filters;
  const finder = search && <Finder key="q" source="q" label={search} hint={searchHint} alwaysOn />;
  return (
    <Page title={title}>
      <ListPageContext value={{ title, failure, empty, action, tools }}>
        <List
          resource={resource}
          title={false}
          sort={{ field, order }}
          filterDefaultValues={props.startFilter}
          perPage={ROWS_PER_PAGE}
          filters={finder ? [finder, ...fields] : fields}
          actions={
            <TopToolbar>
              <Total />
              {filters.length > 0 && (
                <FiltersToggle isOpen={areFiltersOpen} onToggle={() => setFiltersOpen(!areFiltersOpen)} />
              )}
              <SortSelect sorts={sorts} />
              <span ref={setTools} style={{ display: 'contents' }} />
              <ExportCsvButton />
              {action}
            </TopToolbar>
          }
          pagination={<Pages />}
          // The rows themselves explain an empty list, below the filters.
          empty={false}
          queryOptions={{ onError: () => undefined }}
          component="div"
        >
          <>
            {quick && <QuickFilters filters={quick} />}
            <UnreadableFilter />
            {children}
          </>
        </List>
      </ListPageContext>
    </Page>
  );
}
