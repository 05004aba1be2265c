import { useNavigate } from 'react-router';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { CreatePage } from '../common/forms/CreatePage';
import { RecordForm } from '../common/forms/RecordForm';
import type { Product, ProductKind } from './kind';

/** Newest first, without filters, so that the added one is visible. */
const NEWEST = '?filter={}&sort=id&order=DESC&page=1&perPage=25';

/** The specification's form for a new product; afterwards its view shows the new one first. */
export function ProductCreate<T extends Product>({ kind }: { kind: ProductKind<T> }) {
  const navigate = useNavigate();
  const onSaved = (record: T) => {
    notifySuccess(tSpecified('added'), kind.nameOf(record));
    void navigate(kind.viewPath + NEWEST);
  };
  return (
    <CreatePage<T>
      resource={kind.resource}
      title={kind.addTitle}
      failure={kind.texts.addFailed}
      transform={kind.toBody}
      onSaved={onSaved}
    >
      <RecordForm record={kind.initial} validate={kind.errorsOf} saveLabel={kind.addLabel}>
        {kind.inputs}
      </RecordForm>
    </CreatePage>
  );
}
