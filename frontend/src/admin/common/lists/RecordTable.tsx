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
  /** Names a row on its checkbox; without it rows are not selected. */
  nameOf?: (record: T) => string;
}

/** What is pressed here is meant for itself and does not open the record. */
const keepHere = (event: MouseEvent) => event.stopPropagation();

/** DataTable's head, which also tells a screen reader the order of the rows. */
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
 * The rows of the list around it as react-admin's DataTable, which the theme lays out as cards on a phone: each value
 * then carries its column's label. A click anywhere in a row opens the record.
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
