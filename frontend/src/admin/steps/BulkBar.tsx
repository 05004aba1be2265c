import { Box, Button, Card, DialogContentText, LinearProgress, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BulkActionsToolbar, type RaRecord, useDataProvider, useListContext, useRefresh } from 'react-admin';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import { sentenceOf } from '../../api/client';
import { ReasonField } from '../../appointments/ReasonField';
import { useReason } from '../../appointments/useReason';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import type { BulkRow } from './bulk';
import { staffMay } from '../data/staffMay';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { useSelectedRows } from './SelectBox';
import { LOW_SCREEN } from '../../theme';
import { tAdminCommon } from '../../messages/admin/common';

/** A bulk action. */
export interface BulkAction {
  /** Without this permission the action is not offered. */
  needs?: StaffPermission;
  /** Its name in the call. */
  action: string;
  label: string;
  icon?: ReactNode;
  /** true for a destructive action. */
  destructive?: boolean;
  /** Its consequences. */
  consequence: string;
  /** Who reads the requested reason; without it no reason is requested. */
  reasonFor?: string;
}

/** The row labels and bulk actions of a list. */
export interface Bulk<T extends RaRecord> {
  /** Without this permission rows cannot be selected. */
  needs: StaffPermission;
  /** Singular and plural. */
  nouns: (count: number) => string;
  nameOf: (record: T) => string;
  actions: BulkAction[];
}

/** The result of a bulk action: its label, and each row's name and result. */
export interface BulkOutcome {
  label: string;
  rows: (BulkRow & { name: string })[];
}

interface BulkBarProps<T extends RaRecord> {
  bulk: Bulk<T>;
  onOutcome: (outcome: BulkOutcome) => void;
}

interface BulkDialogProps<T extends RaRecord> extends BulkBarProps<T> {
  step: BulkAction;
  records: T[];
  onClose: () => void;
}

function BulkDialog<T extends RaRecord>({ bulk, step, records, onOutcome, onClose }: BulkDialogProps<T>) {
  const { resource, onUnselectItems, onSelect } = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const { field, withReason } = useReason();
  const ids = records.map(({ id }) => id);
  const run = useMutation({
    mutationFn: (more: [] | [{ reason: string }]) => provider.bulk(resource, step.action, ids, ...more),
    onSuccess: ({ data }) => {
      const names = new Map(records.map((record) => [record.id, bulk.nameOf(record)]));
      onOutcome({
        label: step.label,
        rows: data.map((row) => ({ ...row, name: names.get(row.id) ?? String(row.id) })),
      });
      const refused = data.filter(({ ok }) => !ok).map(({ id }) => id);
      if (refused.length > 0) onSelect(refused);
      else onUnselectItems();
      onClose();
    },
    onSettled: () => refresh(),
  });
  const what = bulk.nouns(records.length);
  return (
    <ConfirmDialog
      title={`${step.label} ${what}?`}
      confirmLabel={step.label}
      destructive={step.destructive}
      busy={run.isPending}
      error={run.error ? { text: tAdminCommon('outcomeUnknown'), detail: sentenceOf(run.error) } : null}
      onConfirm={() => (step.reasonFor ? withReason((reason) => run.mutate([{ reason }])) : run.mutate([]))}
      onClose={onClose}
    >
      <DialogContentText>{step.consequence}</DialogContentText>
      {step.reasonFor && <ReasonField {...field} readers={step.reasonFor} />}
      {run.isPending && (
        <Box role="status" sx={{ mt: 2 }}>
          <Typography variant="body2">{tAdminCommon('workingOn', { what })}</Typography>
          <LinearProgress aria-hidden sx={{ mt: 1 }} />
        </Box>
      )}
    </ConfirmDialog>
  );
}

const isAllowed = ({ needs }: BulkAction): boolean => !needs || staffMay(needs);

const barLook = {
  position: 'sticky',
  [LOW_SCREEN]: { position: 'static' },
  bottom: 8,
  zIndex: 3,
  px: 2,
  py: 1,
  mt: 2,
  borderColor: 'primary.main',
} as const;

/** react-admin's toolbar for selected rows, at the bottom of the screen, with the list's own actions. */
export function BulkBar<T extends RaRecord>({ bulk, onOutcome }: BulkBarProps<T>) {
  const selected = useSelectedRows<T>();
  // The confirmed selection stays the same while the dialog is open, even when the rows are read again.
  const [asked, setAsked] = useState<{ step: BulkAction; records: T[] } | null>(null);
  return (
    <>
      {selected.length > 0 && (
        <Card component="section" aria-label={tAdminCommon('selectedRows')} sx={barLook}>
          <BulkActionsToolbar
            label={tAdminCommon('rowsSelected', { selectedCount: selected.length })}
            selectAllButton={false}
          >
            {bulk.actions.filter(isAllowed).map((step) => (
              <Button
                key={step.action}
                variant="outlined"
                color={step.destructive ? 'error' : 'primary'}
                startIcon={step.icon}
                onClick={() => setAsked({ step, records: selected })}
              >
                {step.label}
              </Button>
            ))}
          </BulkActionsToolbar>
        </Card>
      )}
      {asked && <BulkDialog<T> bulk={bulk} {...asked} onOutcome={onOutcome} onClose={() => setAsked(null)} />}
    </>
  );
}
