import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { ConsultationDto } from '../../../openapi/contract/care/consultations.js';
import { useSession } from '../auth/useSession';
import { DialogError } from '../common/feedback/DialogError';
import type { LinkedPatient } from '../patients/usePatients';
import { useNextPatient } from '../queue/useNextPatient';
import { DraftConflict, DraftStatus } from './draft/DraftStatus';
import { FollowUpSection } from './FollowUpSection';
import { NoteSection, VitalsSection } from './NoteSection';
import { PrescriptionSection } from './PrescriptionSection';
import { TestsSection } from './TestsSection';
import { WrittenList } from './WrittenList';
import { type AfterSave, type VisitFormState, useVisitForm } from './useVisitForm';
import { LOW_SCREEN } from '../theme';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';
import { CompleteDialog } from './CompleteDialog';

const bar = {
  position: 'sticky',
  [LOW_SCREEN]: { position: 'static' },
  bottom: 0,
  zIndex: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  py: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
};

interface VisitFormProps {
  visit: AppointmentDto;
  patient: LinkedPatient;
  consultation: ConsultationDto;
  onCompleted: (then: AfterSave) => void;
}

interface SaveBarProps {
  state: VisitFormState;
  canComplete: boolean;
  /** The patient who waits longest; undefined if no patient waits. */
  next: AppointmentDto | undefined;
}

function SaveBar({ state, canComplete, next }: SaveBarProps) {
  const { draftState, isBusy, save, complete } = state;
  return (
    <Box sx={bar}>
      <DraftStatus state={draftState} />
      <Button variant={canComplete ? 'text' : 'contained'} disabled={isBusy} onClick={save}>
        {tPage('save')}
      </Button>
      {canComplete && (
        <Button
          variant={next ? 'outlined' : 'contained'}
          loading={isBusy && !next}
          disabled={isBusy}
          onClick={() => complete('summary')}
        >
          {tConsultation('saveAndComplete')}
        </Button>
      )}
      {canComplete && next && (
        <>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => complete('next')}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {tConsultation('saveAndCallNext')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%', textAlign: 'end' }}>
            {tConsultation('nextPatient', {
              token: next.attendance?.token ?? 0,
              fullName: next.patientId.fullName,
            })}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** All that a doctor writes at a visit, with one save button. */
export function VisitForm({ visit, patient, consultation, onCompleted }: VisitFormProps) {
  const doctorId = useSession()?.userId ?? '';
  const next = useNextPatient(doctorId, visit._id);
  const state = useVisitForm({ visit, patient, consultation, onCompleted });
  const { forms, draftState, tries, isSaving, error, question } = state;
  const sections = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) sections.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <>
      {/* Input during a save would belong neither to the saved version nor to the next. */}
      <Stack spacing={3} ref={sections} inert={isSaving}>
        {draftState.kind === 'conflict' && (
          <DraftConflict onTakeOther={state.takeOther} onInsist={state.insist} />
        )}
        <WrittenList patientId={visit.patientId._id} written={consultation.written} />
        <NoteSection form={forms.visit} />
        <VitalsSection form={forms.visit} dob={patient.dob} />
        <PrescriptionSection form={forms.prescription} safety={state.safety} />
        <TestsSection form={forms.visit} person={state.testedPerson} />
        <FollowUpSection doctorId={doctorId} form={forms.followUp} />
        <DialogError text={error} />
        {state.vitalsDialog}
        {question && (
          <CompleteDialog
            visit={visit}
            doubt={question.doubt}
            onConfirm={question.confirm}
            onClose={question.close}
          />
        )}
      </Stack>
      <SaveBar state={state} canComplete={visit.status === 'accepted'} next={next} />
    </>
  );
}
