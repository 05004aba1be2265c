import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { client, read, sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { ReasonInput, useCorrectionReason } from '../../records/corrections/ReasonInput';
import { tEntryCorrection } from '../../messages/care/entryCorrections';

interface HideProps {
  prescription: PrescriptionDto;
  onClose: () => void;
}

function HideDialog({ prescription: { id, number }, onClose }: HideProps) {
  const queryClient = useQueryClient();
  const { field, take } = useCorrectionReason();
  const hiding = useMutation({
    mutationFn: (reason: string) =>
      read(client.POST('/api/v1/prescriptions/{id}/hide', { params: { path: { id } }, body: { reason } })),
    onSuccess: () => {
      onClose();
      notifySuccess(tEntryCorrection('hidden'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
  const { error } = hiding;
  const confirm = () => {
    const reason = take();
    if (reason) hiding.mutate(reason);
  };
  return (
    <ConfirmDialog
      title={tEntryCorrection('hideTitle', { title: number })}
      confirmLabel={tEntryCorrection('hide')}
      destructive
      busy={hiding.isPending}
      error={error && { text: tEntryCorrection('failed'), detail: sentenceOf(error) }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{tEntryCorrection('hidePrescriptionText')}</Typography>
      <ReasonInput {...field} />
    </ConfirmDialog>
  );
}

/** Marks a whole prescription as entered in error, for its author. */
export function HidePrescriptionButton({ prescription }: { prescription: PrescriptionDto }) {
  const [isOpen, setOpen] = useState(false);
  if (!prescription.steps.includes('hide')) return null;
  return (
    <>
      <Button
        color="inherit"
        onClick={() => setOpen(true)}
        aria-label={tEntryCorrection('hideNamed', { title: prescription.number })}
      >
        {tEntryCorrection('hide')}
      </Button>
      {isOpen && <HideDialog prescription={prescription} onClose={() => setOpen(false)} />}
    </>
  );
}
