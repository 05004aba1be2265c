import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { CONSOLE_FORM } from './consoleForm';
import { FocusFirstError } from './FocusFirstError';
import { UnsavedChanges } from './UnsavedChanges';
import { InlineError } from '../../../common/feedback/InlineError';
import { tAdminCommon } from '../../../messages/admin/common';

interface RecordFormProps extends Pick<SimpleFormProps, 'record' | 'defaultValues' | 'validate'> {
  saveLabel?: string;
  /** false if an unchanged form must not be saved. */
  alwaysEnable?: boolean;
  /** Further buttons beside the save button. */
  steps?: ReactNode;
  /** Its `FormGrid`s. */
  children: ReactNode;
}

/**
 * react-admin's `SimpleForm` with the console's toolbar; it focuses refused fields and guards unsaved input.
 */
export const RecordForm = (props: RecordFormProps) => {
  const { saveLabel = tAdminCommon('save'), alwaysEnable = true, steps, children, ...form } = props;
  return (
    <SimpleForm
      {...form}
      noValidate
      toolbar={
        <Toolbar>
          <SaveButton label={saveLabel} alwaysEnable={alwaysEnable || undefined} />
          {steps}
        </Toolbar>
      }
    >
      <FocusFirstError />
      <UnsavedChanges />
      {children}
      <InlineError subject={CONSOLE_FORM} />
    </SimpleForm>
  );
};
