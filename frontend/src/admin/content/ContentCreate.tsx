import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { CreatePage } from '../common/forms/CreatePage';
import { RecordForm } from '../common/forms/RecordForm';
import type { ContentKind } from './kind';

interface ContentCreateProps<T extends RaRecord> {
  kind: ContentKind<T>;
  title: string;
  failure: string;
  initial: object;
}

/** The form for a new record; afterwards the list opens. */
export function ContentCreate<T extends RaRecord>({ kind, title, failure, initial }: ContentCreateProps<T>) {
  const navigate = useNavigate();
  const onSaved = (record: T) => {
    notifySuccess(tSpecified('added'), kind.nameOf(record));
    void navigate(`/admin/${kind.resource}`);
  };
  return (
    <CreatePage<T>
      resource={kind.resource}
      title={title}
      failure={failure}
      transform={kind.toBody}
      onSaved={onSaved}
    >
      <RecordForm record={initial} validate={kind.errorsOf}>
        {kind.inputs}
      </RecordForm>
    </CreatePage>
  );
}
