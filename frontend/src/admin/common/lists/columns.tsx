import type { ReactElement, ReactNode } from 'react';
import { type DataTableColumnProps, type RaRecord, useListContext, useStore } from 'react-admin';

/** A `<DataTable.Col>` of a list. The first one names the record. */
export type ColumnElement<T extends RaRecord> = ReactElement<DataTableColumnProps<T> & { label: string }>;

const NONE: string[] = [];

/** The key of the column in the DataTable's preferences. */
export const columnName = <T extends RaRecord>({ props: { source, label } }: ColumnElement<T>): string =>
  source ?? label;

/** The cell of a record. */
export const valueOf = <T extends RaRecord>({ props }: ColumnElement<T>, record: T): ReactNode =>
  props.render ? props.render(record) : String(record[props.source ?? '']);

/** The hidden columns of the list's DataTable, and a setter. */
export const useHiddenColumns = () => useStore<string[]>(`${useListContext().resource}.datatable`, NONE);
