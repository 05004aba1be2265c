import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useCreatePath, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { RECORD_PAGES, RecordLink } from '../records/RecordLink';
import { SelectPage, SelectRow } from './SelectBox';

/** One column of a list; on a phone one line of a card. The first one names the record. */
export interface Column<T extends RaRecord> {
  label: string;
  render: (record: T) => ReactNode;
  /** Field that the server can sort by, when it can. */
  sortBy?: string;
  align?: 'right';
  /** Steps of the record instead of a value: written without its label on a card. */
  isAction?: boolean;
}

interface RowsProps<T extends RaRecord> {
  title: string;
  columns: Column<T>[];
  /** Names a row on its checkbox; without it rows are not selected. */
  nameOf?: (record: T) => string;
}

/** A click on these is meant for them and does not open the record. */
const CONTROLS = 'a, button, input, .MuiTableCell-paddingCheckbox, [role="dialog"]';

const nameCell = <T extends RaRecord>(resource: string, column: Column<T>, record: T) => (
  <RecordLink resource={resource} id={String(record.id)}>
    {column.render(record)}
  </RecordLink>
);

function SortableHead<T extends RaRecord>({ column }: { column: Column<T> }) {
  const { sort, setSort } = useListContext();
  const { sortBy } = column;
  if (!sortBy) return <TableCell align={column.align}>{column.label}</TableCell>;
  const isActive = sort.field === sortBy;
  const direction = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = isActive && direction === 'asc' ? 'DESC' : 'ASC';
  return (
    <TableCell align={column.align} sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        onClick={() => setSort({ field: sortBy, order: next })}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
}

/** The rows of the list around it as a table; a click anywhere in a row opens the record. */
export function TableRows<T extends RaRecord>({ title, columns, nameOf }: RowsProps<T>) {
  const { data = [], resource, selectedIds } = useListContext<T>();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const type = RECORD_PAGES[resource];

  const open = (event: MouseEvent<HTMLElement>, record: T) => {
    if (!type || (event.target as HTMLElement).closest(CONTROLS)) return;
    void navigate(createPath({ resource, id: record.id, type }));
  };

  return (
    <TableContainer component={Card}>
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            {nameOf && (
              <TableCell padding="checkbox" sx={{ py: 0 }}>
                <SelectPage />
              </TableCell>
            )}
            {columns.map((column) => (
              <SortableHead key={column.label} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow
              key={record.id}
              hover={Boolean(type)}
              selected={nameOf && selectedIds.includes(record.id)}
              onClick={(event) => open(event, record)}
              sx={{ cursor: type ? 'pointer' : undefined, '&:last-child td': { border: 0 } }}
            >
              {nameOf && (
                <TableCell padding="checkbox" sx={{ py: 0 }}>
                  <SelectRow id={record.id} name={nameOf(record)} />
                </TableCell>
              )}
              {columns.map((column, index) => (
                <TableCell key={column.label} align={column.align}>
                  {index === 0 ? nameCell(resource, column, record) : column.render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function CardLine<T extends RaRecord>({ column, record }: { column: Column<T>; record: T }) {
  if (column.isAction) return <Box sx={{ mt: 1 }}>{column.render(record)}</Box>;
  return (
    <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
      <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
        {column.label}
      </Typography>
      <Box sx={{ typography: 'body2', textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}>
        {column.render(record)}
      </Box>
    </Stack>
  );
}

/** The same rows as cards, for a phone. */
export function CardRows<T extends RaRecord>({ title, columns, nameOf }: RowsProps<T>) {
  const { data = [], resource } = useListContext<T>();
  const [name, ...rest] = columns;
  if (!name) return null;
  return (
    <>
      {nameOf && <SelectPage withLabel />}
      <Stack component="ul" aria-label={title} sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {data.map((record) => (
          <Card component="li" key={record.id} sx={{ p: 2 }}>
            <Stack direction="row" sx={{ mb: 1, gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ typography: 'h6', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {nameCell(resource, name, record)}
              </Box>
              {nameOf && (
                <Box sx={{ m: -1 }}>
                  <SelectRow id={record.id} name={nameOf(record)} />
                </Box>
              )}
            </Stack>
            <Stack sx={{ gap: 0.75 }}>
              {rest.map((column) => (
                <CardLine key={column.label} column={column} record={record} />
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </>
  );
}
