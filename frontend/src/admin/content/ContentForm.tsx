import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type RaRecord, SaveButton } from 'react-admin';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { UnsavedChanges } from '../common/forms/UnsavedChanges';
import { FormActions } from '../common/forms/FormGrid';
import type { ContentKind } from './kind';

interface ContentFormProps<T extends RaRecord> {
  kind: ContentKind<T>;
  values: object;
  /** Further steps beside the one that saves. */
  children?: ReactNode;
}

/** The fields of a record and where they are sent from; the same when adding and when changing. */
export const ContentForm = <T extends RaRecord>({ kind, values, children }: ContentFormProps<T>) => (
  <Form record={values} validate={kind.errorsOf} disableInvalidFormNotification noValidate>
    <FocusFirstError />
    <UnsavedChanges />
    <Stack sx={{ gap: 3 }}>
      {kind.inputs}
      <FormActions>
        <Stack direction="row" sx={{ gap: 1 }}>
          <SaveButton label="Save" alwaysEnable />
          {children}
        </Stack>
      </FormActions>
    </Stack>
  </Form>
);
