import Typography from '@mui/material/Typography';
import type { Opened } from './opened';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useHospital } from '../../hospital/useHospital';
import { DoctorPicture } from '../../users/DoctorPicture';
import { PersonInitials } from '../../users/PersonInitials';
import { AppointmentCard } from '../AppointmentCard';
import { PatientRowActions } from './PatientRowActions';
import { EndReason } from './EndReason';
import { MoveAnswer } from './MoveAnswer';
import { VisitNote } from './VisitNote';
import { awaitsAnswer, doctorOf, insteadText } from '../appointmentView';
import { JoinVideo } from '../video/JoinVideo';
import { tPatientAppointment } from '../../messages/care/patientAppointments';

interface PatientAppointmentCardProps {
  appointment: AppointmentDto;
  /** Whether the patient has reviewed this visit; undefined while unknown. */
  isReviewed: boolean | undefined;
  onOpen: (opened: Opened) => void;
}

/** The doctor, or the requested speciality. */
const Portrait = ({ appointment }: { appointment: AppointmentDto }) => {
  const { doctorImage, doctorName, acceptedDoctorId, speciality } = appointment;
  if (doctorImage) return <DoctorPicture image={doctorImage} size={48} />;
  return <PersonInitials name={acceptedDoctorId?.fullName ?? doctorName ?? speciality ?? ''} />;
};

/** One appointment for its patient with all actions. */
export function PatientAppointmentCard({ appointment, isReviewed, onOpen }: PatientAppointmentCardProps) {
  const { timeZone } = useHospital();
  const { doctorName, acceptedDoctorId, speciality } = appointment;
  const facts = [
    doctorName &&
      doctorName !== acceptedDoctorId?.fullName &&
      tPatientAppointment('requestedDoctorNamed', { doctorName }),
    speciality,
    insteadText(appointment, timeZone),
  ];
  return (
    <AppointmentCard
      appointment={appointment}
      who={doctorOf(appointment)}
      portrait={<Portrait appointment={appointment} />}
      actions={<PatientRowActions appointment={appointment} isReviewed={isReviewed} onOpen={onOpen} />}
      below={awaitsAnswer(appointment) && <MoveAnswer appointment={appointment} onOpen={onOpen} />}
    >
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <JoinVideo visit={appointment} />
      <VisitNote appointment={appointment} />
      <EndReason appointment={appointment} />
      {isReviewed && (
        <Typography variant="body2" color="text.secondary">
          {tPatientAppointment('reviewed')}
        </Typography>
      )}
    </AppointmentCard>
  );
}
