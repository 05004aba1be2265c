import { CreateBase } from 'react-admin';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { Page } from '../common/Page';
import type { Product, ProductKind } from './kind';
import { ProductForm } from './ProductForm';

/** The newest on top, whatever was filtered or sorted before, so that what was added is in sight. */
const NEWEST = '?filter={}&sort=id&order=DESC&page=1&perPage=25';

/** The specification's form for a new product; then its view with the new one on top. */
export function ProductCreate<T extends Product>({ kind }: { kind: ProductKind<T> }) {
  const navigate = useNavigate();
  const onSuccess = (record: T) => {
    notifySuccess(messages.added, kind.nameOf(record));
    void navigate(kind.viewPath + NEWEST);
  };
  const onError = (error: unknown) => {
    notifyError(kind.texts.addFailed, sentenceOf(error));
  };
  return (
    <CreateBase resource={kind.resource} redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Page title={kind.addTitle}>
        <ProductForm kind={kind} values={kind.initial} saveLabel={kind.addLabel} />
      </Page>
    </CreateBase>
  );
}
