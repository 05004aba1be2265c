import { Box, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ListBase, Pagination, type RaRecord, useListContext } from 'react-admin';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { type Bulk, BulkBar, type BulkOutcome } from './BulkBar';
import { BulkResult } from './BulkResult';
import { CardGrid, LoadingCards } from './CardGrid';
import { ColumnsButton } from './ColumnsButton';
import { ExportButton } from './ExportButton';
import { Filters } from './Filters';
import { LoadingRowCards, LoadingTable, NoRows } from './ListStates';
import { Page } from '../Page';
import { CardRows, type Column, TableRows } from './RecordRows';
import { SelectPage, SelectRow } from './SelectBox';
import { type SortChoice, SortSelect } from './SortSelect';
import { ViewToggle, useIsTable } from './ViewToggle';
import { useColumnChoice } from './columnChoice';

export { NEWEST_FIRST, OLDEST_FIRST, type SortChoice, alphabetical } from './SortSelect';

const ROWS_PER_PAGE = 25;
const PAGE_SIZES = [10, 25, 50, 100];
const MOST_SKELETONS = 10;

interface ListPageProps<T extends RaRecord> {
  title: string;
  /** Named where the address does not say it. */
  resource?: string;
  columns?: Column<T>[];
  /** Shows each record as a card of its own unless a table is chosen; `select` is its checkbox. */
  renderCard?: (record: T, select: ReactNode) => ReactNode;
  /** What can be done with several rows at once; without it rows are not selected. */
  bulk?: Bulk<T>;
  /** The first one is how the list opens. */
  sorts: [SortChoice, ...SortChoice[]];
  /** Label of the search box, where the server can search. */
  search?: string;
  /** What has to be typed into it, where it is not any beginning. */
  searchHint?: string;
  /** react-admin inputs, one for each further field that can be filtered. */
  filters?: ReactNode;
  /** What failed when the rows do not come, in the words of the specification; the reason follows. */
  failure?: string;
  /** Said when there is nothing at all. */
  empty: string;
  /** Offered when there is nothing at all, and beside the title. */
  action?: ReactNode;
}

type RowsProps<T extends RaRecord> = Pick<
  ListPageProps<T>,
  'title' | 'columns' | 'renderCard' | 'bulk' | 'failure' | 'empty' | 'action'
>;

function CardsOfRows<T extends RaRecord>({ title, renderCard, bulk }: RowsProps<T>) {
  const { data = [] } = useListContext<T>();
  const boxOf = (record: T) => bulk && <SelectRow id={record.id} name={bulk.nameOf(record)} />;
  return (
    <>
      {bulk && <SelectPage withLabel />}
      <CardGrid title={title}>{data.map((record) => renderCard?.(record, boxOf(record)))}</CardGrid>
    </>
  );
}

function Rows<T extends RaRecord>(props: RowsProps<T>) {
  const { title, columns = [], bulk, failure, empty, action } = props;
  const { data, error, isPending, isPlaceholderData, refetch, perPage, filterValues, setFilters, resource } =
    useListContext<T>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { shown } = useColumnChoice(resource, columns);
  const isTable = useIsTable();
  const hasCards = props.renderCard !== undefined && !isTable;
  const skeletons = Math.min(perPage, MOST_SKELETONS);
  const rows = { title, columns: shown, nameOf: bulk?.nameOf };
  // That an earlier filter found nothing says nothing of this one.
  const isLoading = isPending || (isPlaceholderData && data?.length === 0);

  if (error) return <ErrorRetry text={failure} error={error} onRetry={() => void refetch()} />;
  if (isLoading && hasCards) return <LoadingCards cards={skeletons} />;
  if (isLoading && isNarrow) return <LoadingRowCards cards={skeletons} lines={shown.length - 1} />;
  if (isLoading) return <LoadingTable rows={skeletons} labels={shown.map(({ label }) => label)} />;
  if (data.length === 0 && Object.keys((filterValues ?? {}) as object).length > 0) {
    return (
      <NoRows text="Nothing matches these filters.">
        <Button variant="outlined" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      </NoRows>
    );
  }
  if (data.length === 0) return <NoRows text={empty}>{action}</NoRows>;
  if (hasCards) return <CardsOfRows<T> {...props} />;
  return isNarrow ? <CardRows<T> {...rows} /> : <TableRows<T> {...rows} />;
}

function Total() {
  const { total, isPending } = useListContext();
  if (isPending || total === undefined) return null;
  return (
    <Typography color="text.secondary" role="status">
      {total.toLocaleString('en-IN')} {total === 1 ? 'entry' : 'entries'}
    </Typography>
  );
}

/** What stands beside the title: how the rows are shown, and their file. */
function Tools<T extends RaRecord>({ columns, renderCard, action }: RowsProps<T>) {
  const isTable = useIsTable();
  return (
    <>
      {columns && renderCard && <ViewToggle />}
      {columns && (isTable || !renderCard) && <ColumnsButton<T> columns={columns} />}
      <ExportButton />
      {action}
    </>
  );
}

function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={PAGE_SIZES} />;
}

/** A resource's list: filters and order kept in the address, pages, and what to say while there are no rows. */
export function ListPage<T extends RaRecord>(props: ListPageProps<T>) {
  const { resource, sorts, search, searchHint, filters, ...rows } = props;
  const { title, bulk } = rows;
  const [{ field, order }] = sorts;
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  return (
    <ListBase<T>
      resource={resource}
      sort={{ field, order }}
      perPage={ROWS_PER_PAGE}
      // The page itself says why the rows did not come; a second message would only repeat it.
      queryOptions={{ onError: () => undefined }}
    >
      <Page title={title} note={<Total />} actions={<Tools<T> {...rows} />}>
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <Filters search={search} searchHint={searchHint}>
              {filters}
            </Filters>
            <SortSelect sorts={sorts} />
          </Box>
          {bulk && <BulkResult outcome={outcome} onClose={() => setOutcome(null)} />}
          <Rows<T> {...rows} />
          {bulk && <BulkBar<T> bulk={bulk} onOutcome={setOutcome} />}
          <Pages />
        </Stack>
      </Page>
    </ListBase>
  );
}
