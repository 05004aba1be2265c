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
import { InlineError } from '../../common/feedback/InlineError';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { tAdminCommon } from '../../messages/admin/common';

/** What was typed, by field. */
export type Values = Record<string, unknown>;

interface FormDialogProps {
  /** The button that opens it. */
  label: string;
  icon: ReactNode;
  look?: Pick<ButtonProps, 'color' | 'variant'>;
  title: string;
  /** The form inside, which closes the dialog when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A button, and the dialog with a form that it opens. */
export function FormDialog({
  label,
  icon,
  look = { variant: 'outlined' },
  title,
  children,
}: FormDialogProps) {
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
  /** The sentences of wrong fields. */
  validate: (values: Values) => Values;
  /** May give the sentences of the fields that the server refused. */
  onSubmit: (values: Values) => unknown;
  submitLabel: string;
  /** true for a step that takes something away. */
  destructive?: boolean;
  busy?: boolean;
  /** Of the notices about it: its errors are shown here, too. */
  subject?: string;
  onClose: () => void;
  /** What is asked next, inside the form but not among its fields. */
  next?: ReactNode;
  children: ReactNode;
}

/** The form of such a dialog: its fields, and below them the way back and the button that sends it. */
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
