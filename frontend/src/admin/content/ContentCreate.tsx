import { CreateBase, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { Page } from '../common/Page';
import { ContentForm } from './ContentForm';
import type { ContentKind } from './kind';

interface ContentCreateProps<T extends RaRecord> {
  kind: ContentKind<T>;
  title: string;
  failure: string;
  initial: object;
}

/** The form for a new record; then the list. */
export function ContentCreate<T extends RaRecord>({ kind, title, failure, initial }: ContentCreateProps<T>) {
  const navigate = useNavigate();
  const onSuccess = (record: T) => {
    notifySuccess(messages.added, kind.nameOf(record));
    void navigate(`/admin/${kind.resource}`);
  };
  const onError = (error: unknown) => {
    notifyError(failure, sentenceOf(error));
  };
  return (
    <CreateBase
      resource={kind.resource}
      redirect={false}
      transform={kind.toBody}
      mutationOptions={{ onSuccess, onError }}
    >
      <Page title={title}>
        <ContentForm kind={kind} values={initial} />
      </Page>
    </CreateBase>
  );
}
