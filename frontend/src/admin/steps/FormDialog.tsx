import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form } from 'react-admin';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import { InlineError } from '../../common/feedback/InlineError';
import { Allowed } from './Allowed';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { tAdminCommon } from '../../messages/admin/common';

/** The input by field. */
export type Values = Record<string, unknown>;

interface FormDialogProps {
  /** Without this permission nothing is shown. */
  needs: StaffPermission;
  /** The button that opens it. */
  label: string;
  icon: ReactNode;
  look?: Pick<ButtonProps, 'color' | 'variant'>;
  title: string;
  /** The form, which closes the dialog when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A button with a dialog that contains a form. */
export const FormDialog = ({ needs, ...props }: FormDialogProps) => (
  <Allowed to={needs}>
    <AllowedFormDialog {...props} />
  </Allowed>
);

function AllowedFormDialog({
  label,
  icon,
  look = { variant: 'outlined' },
  title,
  children,
}: Omit<FormDialogProps, 'needs'>) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button {...look} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children(close)}
      </Dialog>
    </>
  );
}

interface DialogFormProps {
  defaultValues?: Values;
  /** The messages of invalid fields. */
  validate: (values: Values) => Values;
  /** May return messages of the fields that the server refused. */
  onSubmit: (values: Values) => unknown;
  submitLabel: string;
  /** true for a destructive action. */
  destructive?: boolean;
  busy?: boolean;
  /** The key of its notices, whose errors are also shown here. */
  subject?: string;
  onClose: () => void;
  /** A further question, inside the form but outside of its fields. */
  next?: ReactNode;
  children: ReactNode;
}

/** The form of such a dialog: its fields, and the cancel and submit buttons. */
export function DialogForm(props: DialogFormProps) {
  const {
    defaultValues,
    validate,
    onSubmit,
    submitLabel,
    destructive,
    busy,
    subject,
    onClose,
    next,
    children,
  } = props;
  return (
    <Form
      record={{}}
      defaultValues={defaultValues}
      validate={validate}
      onSubmit={onSubmit}
      disableInvalidFormNotification
      noValidate
    >
      <FocusFirstError />
      <DialogContent>
        <Stack sx={{ gap: 2.5, '& .MuiFormControl-root': { m: 0 } }}>{children}</Stack>
        {subject && <InlineError subject={subject} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{tAdminCommon('back')}</Button>
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={busy}>
          {submitLabel}
        </Button>
      </DialogActions>
      {next}
    </Form>
  );
}
