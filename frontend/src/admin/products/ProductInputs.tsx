import { Stack } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { RupeesInput } from '../payments/RupeesInput';
import { Wide } from '../common/forms/FormGrid';
import { PictureInput } from '../pictures/PictureInput';
import type { Product } from './kind';
import { ProductPicture } from './ProductPicture';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminProduct } from '../../messages/admin/products';

/** Price in rupees, before any promotion. */
export const PriceInput = ({ helperText }: { helperText: string | false }) => (
  <RupeesInput source="price" label={tAdminProduct('priceInRupees')} helperText={helperText} required />
);

export const TurnaroundInput = ({ example }: { example: string }) => (
  <TextInput
    source="turnaround"
    label={tAdminProduct('turnaround')}
    required
    helperText={tAdminProduct('forExample', { example })}
  />
);

export const DescriptionInput = () => (
  <Wide>
    <TextInput
      source="description"
      label={tAdminCommon('description')}
      required
      helperText={false}
      multiline
      minRows={3}
      fullWidth
    />
  </Wide>
);

/** The present picture, if there is a record, and the choice of a new one. */
export function ProductPictureInput() {
  const record = useRecordContext<Partial<Product>>();
  return (
    <Wide>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {record?.imageUrl && (
          <ProductPicture imageUrl={record.imageUrl} size={96} alt={tAdminProduct('currentPicture')} />
        )}
        <PictureInput
          source="image"
          label={record?.imageUrl ? tAdminProduct('chooseAnotherPicture') : tAdminCommon('choosePicture')}
        />
      </Stack>
    </Wide>
  );
}

/** Whether the public sees it. Only for an existing product, because a new one is public. */
export function PublishedInput({ label }: { label: string }) {
  const record = useRecordContext<Partial<Product>>();
  if (!record?.id) return null;
  return (
    <Wide>
      <BooleanInput source="published" label={label} helperText={false} />
    </Wide>
  );
}
