import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MedicalRecordDto, RecordStep } from '../../../../../openapi/contract/care/records.js';
import { sentenceOf } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../../common/feedback/notices';
import { PatientPicker } from '../../../patients/PatientPicker';
import type { LinkedPatient } from '../../../patients/usePatients';
import { ReasonInput, useCorrectionReason } from '../../corrections/ReasonInput';
import { personLine } from '../../corrections/personLine';
import { type Correction, useCorrection } from '../../corrections/useCorrection';
import { tEntryCorrection } from '../../../messages/care/entryCorrections';

export type DoctorStep = Exclude<RecordStep, 'restore'>;

interface CorrectionDialogProps {
  record: MedicalRecordDto;
  step: DoctorStep;
  onClose: () => void;
}

const DONE = {
  hide: tEntryCorrection('hidden'),
  resolve: tEntryCorrection('resolved'),
  reactivate: tEntryCorrection('reactivated'),
} as const;

/** Asks for a correction of an entry, with its reason. */
export const CorrectionDialog = (props: CorrectionDialogProps) =>
  props.step === 'move' ? <MoveDialog {...props} /> : <StepDialog {...props} step={props.step} />;

function useSend(record: MedicalRecordDto, onClose: () => void) {
  const correction = useCorrection(record.id);
  const { error } = correction;
  return {
    busy: correction.isPending,
    error: error && { text: tEntryCorrection('failed'), detail: sentenceOf(error) },
    send: (body: Correction, done: string) =>
      correction.mutate(body, {
        onSuccess: () => {
          onClose();
          notifySuccess(done);
        },
      }),
  };
}

interface StepDialogProps extends CorrectionDialogProps {
  step: Exclude<DoctorStep, 'move'>;
}

function StepDialog({ record, step, onClose }: StepDialogProps) {
  const { send, ...state } = useSend(record, onClose);
  const { field, take } = useCorrectionReason();
  const confirm = () => {
    if (step !== 'hide') return send({ step }, DONE[step]);
    const reason = take();
    if (reason) send({ step, reason }, DONE.hide);
  };
  return (
    <ConfirmDialog
      {...state}
      title={tEntryCorrection(`${step}Title`, { title: record.title })}
      confirmLabel={tEntryCorrection(step)}
      destructive={step === 'hide'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{tEntryCorrection(`${step}Text`)}</Typography>
      {step === 'hide' && <ReasonInput {...field} />}
    </ConfirmDialog>
  );
}

function MoveDialog({ record, onClose }: CorrectionDialogProps) {
  const { send, ...state } = useSend(record, onClose);
  const { field, take } = useCorrectionReason();
  const [target, setTarget] = useState<LinkedPatient | null>(null);
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    const reason = take();
    const wrong = !target
      ? tEntryCorrection('patientMissing')
      : target.id === record.patientId
        ? tEntryCorrection('samePatient')
        : undefined;
    setProblem(wrong);
    if (!reason || !target || wrong) return;
    send(
      { step: 'move', reason, patientId: target.id },
      tEntryCorrection('moved', { name: target.fullName }),
    );
  };
  return (
    <ConfirmDialog
      {...state}
      title={tEntryCorrection('moveTitle', { title: record.title })}
      confirmLabel={target ? tEntryCorrection('moveTo', { name: target.fullName }) : tEntryCorrection('move')}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{tEntryCorrection('moveText')}</Typography>
      <PatientPicker patient={target} error={problem} onChange={setTarget} />
      {target && (
        <Typography sx={{ mt: 1, fontWeight: 600 }} aria-live="polite">
          {personLine(target)}
        </Typography>
      )}
      <ReasonInput {...field} />
    </ConfirmDialog>
  );
}
