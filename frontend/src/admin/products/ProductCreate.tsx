import { useNavigate } from 'react-router';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { CreatePage } from '../common/forms/CreatePage';
import { RecordForm } from '../common/forms/RecordForm';
import type { Product, ProductKind } from './kind';

/** The newest on top, whatever was filtered or sorted before, so that what was added is in sight. */
const NEWEST = '?filter={}&sort=id&order=DESC&page=1&perPage=25';

/** The specification's form for a new product; then its view with the new one on top. */
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
