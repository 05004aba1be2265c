import { type ReactNode, useState } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { sentenceOf } from '../../api/client';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { Conflict, isConflict } from '../common/forms/Conflict';
import { Page } from '../common/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { LoadingPage } from '../common/records/ShowPage';
import { ContentForm } from './ContentForm';
import type { ContentKind } from './kind';

interface ContentEditProps<T extends RaRecord> {
  kind: ContentKind<T>;
  id?: string;
  /** Beside the title: the state, and ways on. */
  note?: (record: T) => ReactNode;
  actions?: (record: T) => ReactNode;
  /** Beside the button that saves. */
  steps?: (record: T) => ReactNode;
  onSaved: () => void;
}

interface ContentProps<T extends RaRecord> extends Omit<ContentEditProps<T>, 'onSaved' | 'id'> {
  /** true when somebody else has saved since the form was filled. */
  isStale: boolean;
  onSettled: () => void;
}

function Content<T extends RaRecord>(props: ContentProps<T>) {
  const { kind, note, actions, steps, isStale, onSettled } = props;
  const { record, error, refetch, isFetching } = useEditContext<T>();
  const isWhole = record && (kind.isWhole?.(record) ?? true);
  if (isWhole)
    return (
      <Page title={kind.nameOf(record)} note={note?.(record)} actions={actions?.(record)}>
        <ContentForm kind={kind} values={record}>
          {steps?.(record)}
        </ContentForm>
        <RecordHistory recordId={String(record.id)} />
        {isStale && (
          <Conflict
            text={kind.texts.conflict}
            busy={isFetching}
            onReload={() => void refetch().then(onSettled)}
            onClose={onSettled}
          />
        )}
      </Page>
    );
  if (!error) return <LoadingPage title={kind.title} />;
  return (
    <Page title={kind.title}>
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** The form of a record; saved only once the server has agreed that nobody else was first. */
export function ContentEdit<T extends RaRecord>({ id, onSaved, ...content }: ContentEditProps<T>) {
  const { kind } = content;
  const [isStale, setStale] = useState(false);
  const onSuccess = (record: T) => {
    notifySuccess(messages.updated, kind.nameOf(record));
    onSaved();
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
      transform={kind.toBody}
      queryOptions={{
        // The page itself says why the record did not come, instead of going back to the list.
        onError: () => undefined,
        // What a list has read may be a part of the record, and old.
        staleTime: 0,
      }}
      mutationOptions={{ onSuccess, onError }}
    >
      <Content {...content} isStale={isStale} onSettled={() => setStale(false)} />
    </EditBase>
  );
}
