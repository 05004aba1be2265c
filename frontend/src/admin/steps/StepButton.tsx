import { Button, type ButtonProps, DialogContentText } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import { InlineError } from '../../common/feedback/InlineError';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { Allowed } from './Allowed';
import { useStep } from './useStep';

interface StepButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'size'> {
  /** Without this permission nothing is shown. */
  needs: StaffPermission;
  /** The label of the button and of the dialog's button. */
  label: string;
  /** An accessible name if several buttons have the same label. */
  name?: string;
  icon?: ReactNode;
  question: string;
  /** The consequences. */
  consequence: string;
  run: (provider: ConsoleDataProvider) => Promise<unknown>;
  onDone: (answer: unknown) => void;
  failure?: (reason: string) => { text: string; detail?: string };
  /** The resource to read again; all by default. */
  rereads?: string;
}

/** The button of `StepButton` and its dialog. */
function AllowedStepButton(props: Omit<StepButtonProps, 'needs'>) {
  const { label, name, icon, question, consequence, run, onDone, failure, rereads, ...look } = props;
  const [isOpen, setOpen] = useState(false);
  const step = useStep({ run, onDone, failure, rereads });
  const close = () => setOpen(false);

  return (
    <>
      <Button {...look} aria-label={name} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <InlineError subject={step.subject} />
      {isOpen && (
        <ConfirmDialog
          title={question}
          confirmLabel={label}
          destructive={look.color === 'error'}
          busy={step.isPending}
          onConfirm={() => step.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          <DialogContentText>{consequence}</DialogContentText>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A button whose action needs a confirmation of its consequences. */
export const StepButton = ({ needs, ...props }: StepButtonProps) => (
  <Allowed to={needs}>
    <AllowedStepButton {...props} />
  </Allowed>
);
