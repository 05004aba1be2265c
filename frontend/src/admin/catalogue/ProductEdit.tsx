import { useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/client';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { Conflict, isConflict } from '../common/forms/Conflict';
import { Page } from '../common/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { LoadingPage } from '../common/records/ShowPage';
import { StatusChip } from '../common/records/StatusChip';
import type { Product, ProductKind } from './kind';
import { ProductForm } from './ProductForm';

interface ContentProps<T extends Product> {
  kind: ProductKind<T>;
  /** true when somebody else has saved since the form was filled. */
  isStale: boolean;
  onSettled: () => void;
}

function Content<T extends Product>({ kind, isStale, onSettled }: ContentProps<T>) {
  const { record, error, refetch, isFetching } = useEditContext<T>();
  const reload = () => void refetch().then(onSettled);

  if (record)
    return (
      <Page title={`Edit ${kind.nameOf(record)}`} note={!record.published && <StatusChip status="hidden" />}>
        <ProductForm kind={kind} values={kind.toForm(record)} saveLabel="Save" />
        <RecordHistory recordId={record.id} />
        {isStale && (
          <Conflict text={kind.texts.conflict} busy={isFetching} onReload={reload} onClose={onSettled} />
        )}
      </Page>
    );
  if (!error) return <LoadingPage title={kind.addTitle} />;
  return (
    <Page title={kind.addTitle}>
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** The same form carrying a product; saved only once the server has agreed that nobody else was first. */
export function ProductEdit<T extends Product>({ kind, id }: { kind: ProductKind<T>; id: string }) {
  const navigate = useNavigate();
  const [isStale, setStale] = useState(false);
  const onSuccess = (record: T) => {
    notifySuccess(messages.updated, kind.nameOf(record));
    void navigate(kind.viewPath);
  };
  const onError = (error: unknown) => {
    setStale(isConflict(error));
    notifyError(kind.texts.updateFailed, sentenceOf(error));
  };
  return (
    <EditBase
      resource={kind.resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      // The page itself says why the record did not come, instead of going back to the list.
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{ onSuccess, onError }}
    >
      <Content kind={kind} isStale={isStale} onSettled={() => setStale(false)} />
    </EditBase>
  );
}
