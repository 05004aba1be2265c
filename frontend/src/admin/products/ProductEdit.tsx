import { Stack } from '@mui/material';
import { useNavigate } from 'react-router';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { RecordHistory } from '../audit-events/RecordHistory';
import { EditPage } from '../common/forms/EditPage';
import { RecordForm } from '../common/forms/RecordForm';
import { Page } from '../shell/Page';
import { StatusChip } from '../fields/StatusChip';
import type { Product, ProductKind } from './kind';
import { tAdminProduct } from '../../messages/admin/products';

/** The same form with a product. */
export function ProductEdit<T extends Product>({ kind, id }: { kind: ProductKind<T>; id: string }) {
  const navigate = useNavigate();
  const onSaved = (record: T) => {
    notifySuccess(tSpecified('updated'), kind.nameOf(record));
    void navigate(kind.viewPath);
  };
  return (
    <EditPage<T>
      resource={kind.resource}
      id={id}
      title={kind.addTitle}
      failure={kind.texts.updateFailed}
      conflict={kind.texts.conflict}
      transform={kind.toBody}
      onSaved={onSaved}
    >
      {(record) => (
        <Page
          title={tAdminProduct('editNamed', { name: kind.nameOf(record) })}
          note={!record.published && <StatusChip status="hidden" />}
        >
          <Stack sx={{ gap: 3 }}>
            <RecordForm record={kind.toForm(record)} validate={kind.errorsOf}>
              {kind.inputs}
            </RecordForm>
            <RecordHistory recordId={record.id} />
          </Stack>
        </Page>
      )}
    </EditPage>
  );
}
