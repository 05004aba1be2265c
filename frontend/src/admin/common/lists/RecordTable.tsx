import { Card } from '@mui/material';
import { Children, type MouseEvent, type ReactNode, cloneElement, isValidElement } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  DataTableHead,
  type RaRecord,
  useListContext,
  useListSortContext,
} from 'react-admin';
import { RecordLink, useRecordPage } from '../../fields/RecordLink';
import { SelectPage, SelectRow } from '../../steps/SelectBox';
import { type ColumnElement, valueOf } from './columns';
import { useIsNarrow } from './listPage';

interface RecordTableProps<T extends RaRecord> {
  title: string;
  columns: ColumnElement<T>[];
  /** The label of a row's checkbox; without it rows cannot be selected. */
  nameOf?: (record: T) => string;
}

/** Clicks on these elements do not open the record. */
const keepHere = (event: MouseEvent) => event.stopPropagation();

/** DataTable's head, which also announces the sort order to screen readers. */
function Head({ children }: { children?: ReactNode }) {
  const { sort } = useListSortContext();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <DataTableHead>
      {Children.map(children, (column) =>
        isValidElement<DataTableColumnProps>(column) && column.props.source === sort.field
          ? cloneElement(column, { sortDirection: direction })
          : column,
      )}
    </DataTableHead>
  );
}

/**
 * The surrounding list's rows as react-admin's DataTable. On a phone the theme shows them as cards with column
 * labels. A click anywhere in a row opens the record.
 */
export function RecordTable<T extends RaRecord>({ title, columns, nameOf }: RecordTableProps<T>) {
  const { resource, selectedIds } = useListContext<T>();
  const page = useRecordPage(resource);
  const isNarrow = useIsNarrow();
  const [first, ...rest] = columns;
  return (
    <Card sx={({ breakpoints }) => ({ [breakpoints.down('md')]: { border: 0, bgcolor: 'transparent' } })}>
      <DataTable<T>
        aria-label={title}
        size="medium"
        head={Head}
        hover={Boolean(page)}
        bulkActionButtons={false}
        rowSx={({ id }) => (selectedIds.includes(id) ? { bgcolor: 'action.selected' } : {})}
      >
        {nameOf && (
          <DataTable.Col<T>
            padding="checkbox"
            label={<SelectPage withLabel={isNarrow} />}
            render={(record) => <SelectRow id={record.id} name={nameOf(record)} />}
            onClick={keepHere}
          />
        )}
        {first &&
          cloneElement(first, {
            render: (record: T) => (
              <RecordLink resource={resource} id={String(record.id)}>
                {valueOf(first, record)}
              </RecordLink>
            ),
          })}
        {rest.map((column) => cloneElement(column, { 'data-label': column.props.label } as object))}
      </DataTable>
    </Card>
  );
}
