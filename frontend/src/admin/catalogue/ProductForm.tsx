import { Stack } from '@mui/material';
import { Form, SaveButton } from 'react-admin';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { UnsavedChanges } from '../common/forms/UnsavedChanges';
import { FormActions } from '../common/forms/FormGrid';
import type { Product, ProductKind } from './kind';

interface ProductFormProps<T extends Product> {
  kind: ProductKind<T>;
  values: Record<string, unknown>;
  saveLabel: string;
}

/** The fields of a product and where they are sent from; the same when adding and when changing. */
export const ProductForm = <T extends Product>({ kind, values, saveLabel }: ProductFormProps<T>) => (
  <Form record={values} validate={kind.errorsOf} disableInvalidFormNotification noValidate>
    <FocusFirstError />
    <UnsavedChanges />
    <Stack sx={{ gap: 3 }}>
      {kind.inputs}
      <FormActions>
        <SaveButton label={saveLabel} alwaysEnable />
      </FormActions>
    </Stack>
  </Form>
);
