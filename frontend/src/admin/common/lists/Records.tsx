import { Card } from '@mui/material';
import { Children, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { ListNoResults, type RaRecord, useListContext } from 'react-admin';
import { isMistypedHospitalNumber } from '../../../../../openapi/contract/people/hospital-number.js';
import { EmptyState } from '../../../common/feedback/EmptyState';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { staffMay } from '../../data/staffMay';
import { type Bulk, BulkBar, type BulkOutcome } from '../../steps/BulkBar';
import { BulkResult } from '../../steps/BulkResult';
import { CardGrid, LoadingCards } from '../../cards/CardGrid';
import { ColumnsButton } from './ColumnsButton';
import { RefusedFilter, isAboutFilter } from './InvalidFilter';
import { LoadingRows } from './LoadingRows';
import { RecordTable } from './RecordTable';
import { SelectPage, SelectRow } from '../../steps/SelectBox';
import { ViewToggle, useIsTable } from '../../cards/ViewToggle';
import type { ColumnElement } from './columns';
import { useListPage } from './listPage';
import { tAdminCommon } from '../../../messages/admin/common';

const MAX_SKELETONS = 10;

interface RecordsProps<T extends RaRecord> {
  /** The bulk actions; without them rows cannot be selected. */
  bulk?: Bulk<T>;
  /** Renders each record as a card unless the table view is chosen; `select` is its checkbox. */
  renderCard?: (record: T, select: ReactNode) => ReactNode;
  /**
   * The columns: `<DataTable.Col>`s. The first one names and links the record; only those with a source sort.
   */
  children: ReactNode;
}

type RowsProps<T extends RaRecord> = Omit<RecordsProps<T>, 'children'> & { columns: ColumnElement<T>[] };

function CardsOfRecords<T extends RaRecord>({ renderCard, bulk }: RowsProps<T>) {
  const { title } = useListPage();
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
  const { columns, bulk, renderCard } = props;
  const { title, failure, empty, action } = useListPage();
  const { data, error, isPending, isPlaceholderData, refetch, perPage, filterValues } = useListContext<T>();
  const skeletons = Math.min(perPage, MAX_SKELETONS);
  // The empty result of an earlier filter does not apply to this one.
  const isLoading = isPending || (isPlaceholderData && data?.length === 0);

  if (isAboutFilter(error)) return <RefusedFilter error={error} />;
  if (error) return <ErrorRetry text={failure} error={error} onRetry={() => void refetch()} />;
  if (isLoading) return renderCard ? <LoadingCards cards={skeletons} /> : <LoadingRows rows={skeletons} />;
  if (data.length === 0) {
    const filter = (filterValues ?? {}) as Record<string, unknown>;
    const isMistyped = typeof filter.q === 'string' && isMistypedHospitalNumber(filter.q);
    return (
      <Card>
        {isMistyped && <EmptyState text={tAdminCommon('hospitalNumberWrong')} />}
        {!isMistyped && Object.keys(filter).length > 0 && <ListNoResults />}
        {Object.keys(filter).length === 0 && <EmptyState text={empty}>{action}</EmptyState>}
      </Card>
    );
  }
  if (renderCard) return <CardsOfRecords<T> {...props} />;
  return <RecordTable<T> title={title} columns={columns} nameOf={bulk?.nameOf} />;
}

/**
 * The rows of the surrounding list: a DataTable, or cards on a phone or for resources with cards; with bulk
 * actions.
 */
export function Records<T extends RaRecord>({ bulk: offered, renderCard, children }: RecordsProps<T>) {
  const bulk = offered && staffMay(offered.needs) ? offered : undefined;
  const { tools } = useListPage();
  const isTable = useIsTable() || !renderCard;
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const columns = Children.toArray(children) as ColumnElement<T>[];
  const buttons = (
    <>
      {renderCard && <ViewToggle />}
      {isTable && <ColumnsButton<T> columns={columns} />}
    </>
  );
  return (
    <>
      {tools && createPortal(buttons, tools)}
      {bulk && <BulkResult outcome={outcome} onClose={() => setOutcome(null)} />}
      <Rows<T> columns={columns} bulk={bulk} renderCard={isTable ? undefined : renderCard} />
      {bulk && <BulkBar<T> bulk={bulk} onOutcome={setOutcome} />}
    </>
  );
}
