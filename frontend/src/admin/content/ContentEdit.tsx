import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { RecordHistory } from '../audit-events/RecordHistory';
import { EditPage } from '../common/forms/EditPage';
import { RecordForm } from '../common/forms/RecordForm';
import { Page } from '../shell/Page';
import type { ContentKind } from './kind';

interface ContentEditProps<T extends RaRecord> {
  kind: ContentKind<T>;
  id?: string;
  /** Beside the title: the state, and links. */
  note?: (record: T) => ReactNode;
  actions?: (record: T) => ReactNode;
  /** Shown instead of the form for a record that cannot be changed; null otherwise. */
  fixed?: (record: T) => ReactNode;
  /** Beside the save button. */
  steps?: (record: T) => ReactNode;
  onSaved: () => void;
}

/** The form of a record, with its history. */
export function ContentEdit<T extends RaRecord>(props: ContentEditProps<T>) {
  const { kind, id, note, actions, fixed, steps, onSaved } = props;
  const announce = (record: T) => {
    notifySuccess(tSpecified('updated'), kind.nameOf(record));
    onSaved();
  };
  return (
    <EditPage<T>
      resource={kind.resource}
      id={id}
      title={kind.title}
      failure={kind.texts.updateFailed}
      conflict={kind.texts.conflict}
      isWhole={kind.isWhole}
      transform={kind.toBody}
      onSaved={announce}
    >
      {(record) => (
        <Page title={kind.nameOf(record)} note={note?.(record)} actions={actions?.(record)}>
          <Stack sx={{ gap: 3 }}>
            {fixed?.(record) ?? (
              <RecordForm record={record} validate={kind.errorsOf} steps={steps?.(record)}>
                {kind.inputs}
              </RecordForm>
            )}
            <RecordHistory recordId={String(record.id)} />
          </Stack>
        </Page>
      )}
    </EditPage>
  );
}
