import { Stack } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { RupeesInput } from '../payments/RupeesInput';
import { Wide } from '../common/forms/FormGrid';
import { PictureInput } from '../pictures/PictureInput';
import type { Product } from './kind';
import { ProductPicture } from './ProductPicture';

/** Price in rupees, before any promotion. */
export const PriceInput = ({ helperText }: { helperText: string | false }) => (
  <RupeesInput source="price" label="Price in rupees" helperText={helperText} required />
);

export const TurnaroundInput = ({ example }: { example: string }) => (
  <TextInput source="turnaround" label="Turnaround" required helperText={`For example "${example}".`} />
);

export const DescriptionInput = () => (
  <Wide>
    <TextInput
      source="description"
      label="Description"
      required
      helperText={false}
      multiline
      minRows={3}
      fullWidth
    />
  </Wide>
);

/** The present picture, when there is a record, and the choice of a new one. */
export function ProductPictureInput() {
  const record = useRecordContext<Partial<Product>>();
  return (
    <Wide>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {record?.imageUrl && (
          <ProductPicture imageUrl={record.imageUrl} size={96} alt="The present picture" />
        )}
        <PictureInput
          source="image"
          label={record?.imageUrl ? 'Choose another picture' : 'Choose a picture'}
        />
      </Stack>
    </Wide>
  );
}

/** Whether the public sees it: asked only of one that exists, since a new one is meant to be seen. */
export function PublishedInput({ label }: { label: string }) {
  const record = useRecordContext<Partial<Product>>();
  if (!record?.id) return null;
  return (
    <Wide>
      <BooleanInput source="published" label={label} helperText={false} />
    </Wide>
  );
}
