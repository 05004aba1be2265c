import { Suspense, useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { lazyPart } from '../../common/browser/lazyPart';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import type { Asked } from './StepDialog';
import type { VisitStep } from './VisitSteps';
import { useRespondToAppointment } from '../useAppointments';
import { earlyQuestion } from '../visitStart';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

/** The notice key of completing a visit. */
const formOf = (id: string) => tDoctorAppointment('completeId', { id });

const StepDialog = lazyPart(async () => (await import('./StepDialog')).StepDialog);

/**
 * The steps of a visit. Completing a visit that has begun and is documented needs no confirmation; everything
 * else does.
 */
export function useVisitSteps(doctorId: string) {
  const { timeZone } = useHospital();
  const completion = useRespondToAppointment();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The visit whose documentation is checked before it is completed. */
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const close = () => setAsked(null);

  const complete = ({ _id: id }: AppointmentDto) =>
    completion.mutate(
      { id, status: 'completed', doctorId },
      {
        onSuccess: () => notifySuccess(tPage('appointmentCompleted'), undefined, formOf(id)),
        onError: (error) =>
          notifyError(tSpecified('completeFailed', { reason: sentenceOf(error) }), undefined, formOf(id)),
      },
    );
  const take = (step: VisitStep, appointment: AppointmentDto) => {
    if (step === 'complete') void askToComplete(appointment);
    else setAsked({ step, appointment });
  };
  const askToComplete = async (appointment: AppointmentDto) => {
    setLookedAt(appointment._id);
    // Includes the parts of the visit's form.
    const { findDoubt } = await import('../../consultations/completion');
    const doubt = await findDoubt(appointment._id);
    setLookedAt(null);
    if (doubt || earlyQuestion(appointment, timeZone)) setAsked({ step: 'complete', appointment, doubt });
    else complete(appointment);
  };
  const completeAsked = (appointment: AppointmentDto) => {
    close();
    complete(appointment);
  };

  return {
    take,
    isCompleting: ({ _id }: AppointmentDto) =>
      lookedAt === _id || (completion.isPending && completion.variables.id === _id),
    dialog: (
      <Suspense>
        {asked && <StepDialog asked={asked} doctorId={doctorId} onComplete={completeAsked} onClose={close} />}
      </Suspense>
    ),
  };
}
