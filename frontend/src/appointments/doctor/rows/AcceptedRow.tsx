import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { RowMenu } from '../../../common/lists/RowMenu';
import { OpenVisitButton } from '../../../consultations/OpenVisitButton';
import { tPage } from '../../../messages/pages';
import type { VisitStep } from '../VisitSteps';
import { DoctorVisitRow } from './DoctorVisitRow';

interface AcceptedRowProps {
  visit: AppointmentDto;
  /** true while this visit is being completed. */
  busy: boolean;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
  onOpen: (id: string) => void;
}

/** An accepted visit: one click opens it. */
export const AcceptedRow = ({ visit, busy, onStep, onOpen }: AcceptedRowProps) => (
  <DoctorVisitRow
    appointment={visit}
    actions={
      <>
        <OpenVisitButton visit={visit} variant="outlined" />
        <Button loading={busy} onClick={() => onStep('complete', visit)}>
          {tPage('complete')}
        </Button>
        <Button color="inherit" onClick={() => onStep('cancel', visit)}>
          {tPage('cancel')}
        </Button>
        <RowMenu
          of={visit.patientId.fullName}
          actions={[
            visit.canMove && { label: tPage('move'), onClick: () => onStep('move', visit) },
            { label: tPage('viewDetails'), onClick: () => onOpen(visit._id) },
          ]}
        />
      </>
    }
  />
);
