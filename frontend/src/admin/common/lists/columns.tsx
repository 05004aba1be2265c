import type { ReactElement, ReactNode } from 'react';
import { type DataTableColumnProps, type RaRecord, useListContext, useStore } from 'react-admin';

/** A `<DataTable.Col>` of a list. The first one names the record. */
export type ColumnElement<T extends RaRecord> = ReactElement<DataTableColumnProps<T> & { label: string }>;

const NONE: string[] = [];

/** The name under which a DataTable puts the column away. */
export const columnName = <T extends RaRecord>({ props: { source, label } }: ColumnElement<T>): string =>
  source ?? label;

/** What the column says about a record. */
export const valueOf = <T extends RaRecord>({ props }: ColumnElement<T>, record: T): ReactNode =>
  props.render ? props.render(record) : String(record[props.source ?? '']);

/** The names of the columns that the list's DataTable does not show, and the way to change them. */
export const useHiddenColumns = () => useStore<string[]>(`${useListContext().resource}.datatable`, NONE);
