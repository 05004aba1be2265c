import { DialogContentText } from '@mui/material';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { session } from '../../../auth/session';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { tAdminCommon } from '../../../messages/admin/common';

/** State of a navigation without unsaved changes, e.g. after deleting the record. */
export const NOTHING_TO_SAVE = { nothingToSave: true };

const hasNothingToSave = (state: unknown) =>
  typeof state === 'object' && state !== null && 'nothingToSave' in state;

const keepTabOpen = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Inside a form: asks before unsaved input is left by a link or by closing the tab. After the end of a session
 * it does not ask, because saving is impossible.
 */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitting } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved &&
      !isSubmitting &&
      session.current() !== null &&
      from.pathname + from.search !== to.pathname + to.search &&
      !hasNothingToSave(to.state),
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    window.addEventListener('beforeunload', keepTabOpen);
    return () => window.removeEventListener('beforeunload', keepTabOpen);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={tAdminCommon('leaveWithoutSaving')}
      confirmLabel={tAdminCommon('leave')}
      cancelLabel={tAdminCommon('stay')}
      destructive
      busy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <DialogContentText>{tAdminCommon('unsavedChangesText')}</DialogContentText>
    </ConfirmDialog>
  );
}
