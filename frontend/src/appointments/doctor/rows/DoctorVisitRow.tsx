import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { formatRupees } from '../../../common/format/format';
import { PersonInitials } from '../../../users/PersonInitials';
import { tDoctorAppointment } from '../../../messages/care/doctorAppointments';
import { tPage } from '../../../messages/pages';
import { AppointmentCard } from '../../AppointmentCard';
import { MoveState } from '../MoveState';

interface DoctorVisitRowProps {
  appointment: AppointmentDto;
  actions: ReactNode;
  below?: ReactNode;
}

/** A request or visit in the doctor's lists: person, time and reason. */
export const DoctorVisitRow = ({ appointment, actions, below }: DoctorVisitRowProps) => {
  const { patientId, reason, payment, doctorId, speciality, isUnconfirmed } = appointment;
  return (
    <AppointmentCard
      appointment={appointment}
      who={patientId.fullName}
      portrait={<PersonInitials name={patientId.fullName} />}
      hasStatus={false}
      actions={actions}
      below={below}
    >
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          payment
            ? tPage('amountPaid', { amount: formatRupees(payment.amount) })
            : tDoctorAppointment('nothingPaidOnline'),
          doctorId === null &&
            tDoctorAppointment('openToSpeciality', { speciality: speciality ?? tPage('hospital') }),
          isUnconfirmed && tDoctorAppointment('emailNotConfirmed'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <MoveState appointment={appointment} />
    </AppointmentCard>
  );
};
