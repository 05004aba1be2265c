import {
  Box,
  Button,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, Pagination, type RaRecord, type SortPayload, useListContext } from 'react-admin';
import { ErrorRetry } from '../../common/ErrorRetry';
import { CardGrid, LoadingCards } from './CardGrid';
import { ExportButton } from './ExportButton';
import { Filters } from './Filters';
import { LoadingRows, NoRows } from './ListStates';
import { Page } from './Page';
import { CardRows, type Column, TableRows } from './RecordRows';

const ROWS_PER_PAGE = 25;
const PAGE_SIZES = [10, 25, 50, 100];

/** An order that a person can choose. */
export interface SortChoice extends SortPayload {
  label: string;
}

export const NEWEST_FIRST: SortChoice = { label: 'Newest first', field: 'id', order: 'DESC' };
export const OLDEST_FIRST: SortChoice = { label: 'Oldest first', field: 'id', order: 'ASC' };

interface ListPageProps<T extends RaRecord> {
  title: string;
  /** Named where the address does not say it. */
  resource?: string;
  columns?: Column<T>[];
  /** Shows each record as a card of its own, instead of a row of the columns. */
  renderCard?: (record: T) => ReactNode;
  /** The first one is how the list opens. */
  sorts: [SortChoice, ...SortChoice[]];
  /** react-admin inputs, one for each field that can be filtered. */
  filters: ReactNode;
  /** What failed when the rows do not come, in the words of the specification; the reason follows. */
  failure?: string;
  /** Said when there is nothing at all. */
  empty: string;
  /** Offered when there is nothing at all, and beside the title. */
  action?: ReactNode;
}

function SortSelect({ sorts }: { sorts: SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const current = sorts.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      label="Sort by"
      value={Math.max(current, 0)}
      onChange={(event) => {
        const choice = sorts[Number(event.target.value)];
        if (choice) setSort({ field: choice.field, order: choice.order });
      }}
      sx={{ minWidth: 180 }}
    >
      {sorts.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

type RowsProps<T extends RaRecord> = Pick<
  ListPageProps<T>,
  'title' | 'columns' | 'renderCard' | 'failure' | 'empty' | 'action'
>;

function Rows<T extends RaRecord>(props: RowsProps<T>) {
  const { title, columns = [], renderCard, failure, empty, action } = props;
  const { data, error, isPending, refetch, perPage, filterValues, setFilters } = useListContext<T>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

  if (error) return <ErrorRetry text={failure} error={error} onRetry={() => void refetch()} />;
  if (isPending && renderCard) return <LoadingCards cards={Math.min(perPage, 12)} />;
  if (isPending) return <LoadingRows rows={Math.min(perPage, 10)} />;
  if (data.length === 0 && Object.keys(filterValues ?? {}).length > 0) {
    return (
      <NoRows text="Nothing matches these filters.">
        <Button variant="outlined" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      </NoRows>
    );
  }
  if (data.length === 0) return <NoRows text={empty}>{action}</NoRows>;
  if (renderCard) return <CardGrid title={title}>{data.map(renderCard)}</CardGrid>;
  return isNarrow ? (
    <CardRows<T> title={title} columns={columns} />
  ) : (
    <TableRows<T> title={title} columns={columns} />
  );
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

function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={PAGE_SIZES} />;
}

/** A resource's list: filters and order kept in the address, pages, and what to say while there are no rows. */
export function ListPage<T extends RaRecord>({ resource, sorts, filters, ...rows }: ListPageProps<T>) {
  const { title, action } = rows;
  const [{ field, order }] = sorts;
  return (
    <ListBase<T>
      resource={resource}
      sort={{ field, order }}
      perPage={ROWS_PER_PAGE}
      // The page itself says why the rows did not come; a second message would only repeat it.
      queryOptions={{ onError: () => undefined }}
    >
      <Page
        title={title}
        note={<Total />}
        actions={
          <>
            <ExportButton />
            {action}
          </>
        }
      >
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <Filters>{filters}</Filters>
            <SortSelect sorts={sorts} />
          </Box>
          <Rows<T> {...rows} />
          <Pages />
        </Stack>
      </Page>
    </ListBase>
  );
}
