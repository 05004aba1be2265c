import { DialogContentText } from '@mui/material';
import { ApiError } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { tAdminCommon } from '../../../messages/admin/common';

/** true when another person saved the record after it was read. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'EDIT_CONFLICT';

interface ConflictProps {
  text: string;
  busy: boolean;
  onReload: () => void;
  onClose: () => void;
}

/** Keeps all input until the person decides. */
export const Conflict = ({ text, busy, onReload, onClose }: ConflictProps) => (
  <ConfirmDialog
    title={text}
    confirmLabel={tAdminCommon('reload')}
    busy={busy}
    onConfirm={onReload}
    onClose={onClose}
  >
    <DialogContentText>{tAdminCommon('conflictText')}</DialogContentText>
  </ConfirmDialog>
);
