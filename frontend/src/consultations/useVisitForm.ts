import { useCallback, useEffect, useState } from 'react';
import type { ConsultationDto } from '../../../openapi/contract/care/consultations.js';
import { ageOn } from '../../../openapi/contract/people/age.js';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { ApiError, sentenceOf } from '../api/client';
import { hasBegun } from '../appointments/visitStart';
import { useSession } from '../auth/useSession';
import { serverNow } from '../common/clock/serverClock';
import { notifySuccess } from '../common/feedback/notices';
import { calendarDate } from '../common/format/format';
import { judge } from './contracts';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import { useHospital } from '../hospital/useHospital';
import { tSpecified } from '../messages/specified';
import type { LinkedPatient } from '../patients/usePatients';
import { fieldsOf } from '../prescriptions/form/prescriptionFields';
import { useVitalsQuestion, vitalNumbers } from '../records/doctor/dialogs/useVitalsQuestion';
import { useSafety } from '../prescriptions/safety/useSafety';
import type { CompletionWarning } from './completion';
import { unsentDraft } from './draft/unsentDraft';
import { readConsultation, useSaveConsultation } from './useConsultation';
import { useDraftKeeper } from './draft/useDraftKeeper';
import { useTyped, useVisitForms } from './useVisitForms';
import { emptyDraft, isEmpty, toSave } from './draft/visitDraft';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

interface VisitFormOptions {
  visit: AppointmentDto;
  patient: LinkedPatient;
  consultation: ConsultationDto;
  /** The save also completed the visit. */
  onCompleted: (then: AfterSave) => void;
}

/** Called once a visit is completed. */
export type AfterSave = 'summary' | 'next';

/** State of the visit's screen: the forms with their draft, the save, and the confirmation of completing. */
export function useVisitForm({ visit, patient, consultation, onCompleted }: VisitFormOptions) {
  const { timeZone } = useHospital();
  const doctorId = useSession()?.userId ?? '';
  const appointmentId = visit._id;
  const today = calendarDate(serverNow(), timeZone);
  const { age, gender, contact } = fieldsOf(patient, today);
  const fresh = emptyDraft({ age, gender, contact });
  // Unsent input has priority over the server's draft.
  const [unsent] = useState(() => unsentDraft.get(unsentDraft.keyOf(doctorId, appointmentId)));
  const forms = useVisitForms(patient.id, unsent?.draft ?? consultation.draft ?? fresh);
  const { keeper, state } = useDraftKeeper({
    appointmentId,
    doctorId,
    version: unsent?.version ?? consultation.version,
    read: forms.read,
  });
  const onTyped = useCallback(() => keeper.changed(), [keeper]);
  useTyped(forms, onTyped);
  useEffect(() => {
    if (unsent) keeper.changed();
  }, [unsent, keeper]);

  const safety = useSafety(forms.prescription);
  const vitalsQuestion = useVitalsQuestion(patient);
  const saving = useSaveConsultation();
  const [isJudging, setJudging] = useState(false);
  const isBusy = isJudging || saving.isPending;
  const keyOf = useIdempotencyKey();
  const [tries, setTries] = useState(0);
  const [question, setQuestion] = useState<{ doubt: CompletionWarning | null; then: AfterSave } | null>(null);

  const refuse = (errors: Record<string, string>) => {
    forms.refuse(errors);
    setTries((count) => count + 1);
    keeper.resume();
  };

  /**
   * @param then called once the visit is completed; omitted for a save only
   * @param isConfirmed the doctor has confirmed unlikely values
   */
  const send = async (then?: AfterSave, isConfirmed = false) => {
    const complete = then !== undefined;
    if (isBusy) return;
    setJudging(true);
    const vitals = vitalNumbers(forms.read().vitals);
    const confirm = () => void send(then, true);
    if (!isConfirmed && (await vitalsQuestion.isAsking(vitals, today, confirm))) return setJudging(false);
    // Last, without a further await: later input is sent as a draft and increments the version.
    const version = await keeper.settle();
    setJudging(false);
    const body = toSave(forms.read(), { version, complete, answered: safety.answered });
    const save = judge(body);
    if ('problems' in save) return refuse(save.problems);
    saving.mutate(
      { id: appointmentId, body: save.body, idempotencyKey: keyOf(save.body) },
      {
        onSuccess: ({ version: next }) => {
          forms.show(fresh);
          keeper.startFrom(next);
          notifySuccess(then ? tPage('appointmentCompleted') : tConsultation('savedAndInformed'));
          if (then) onCompleted(then);
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          if (error.code === 'EDIT_CONFLICT') keeper.overtaken();
          const rows = save.body.prescription?.medicines ?? [];
          refuse(safety.refuse(error, rows) ? {} : error.fieldErrors);
        },
      },
    );
  };

  const complete = (then: AfterSave) => {
    const nothingNew = isEmpty(forms.read());
    const doubt = nothingNew && consultation.written.length === 0 ? 'nothingWritten' : null;
    if (doubt || !hasBegun(visit, timeZone)) setQuestion({ doubt, then });
    else void send(then);
  };

  const takeOther = async () => {
    const other = await readConsultation(appointmentId);
    forms.show(other.draft ?? fresh);
    keeper.startFrom(other.version);
  };

  return {
    forms,
    safety,
    testedPerson: { gender: patient.gender, age: patient.dob ? ageOn(patient.dob, today) : null },
    vitalsDialog: vitalsQuestion.dialog,
    draftState: state,
    tries,
    isBusy,
    isSaving: saving.isPending,
    error: saving.error && failureText(saving.error, saving.variables.body.complete),
    save: () => void send(),
    complete,
    question: question && {
      ...question,
      confirm: () => {
        setQuestion(null);
        void send(question.then);
      },
      close: () => setQuestion(null),
    },
    takeOther,
    insist: () => keeper.insist(),
  };
}
export type VisitFormState = ReturnType<typeof useVisitForm>;

const failureText = (error: unknown, complete: boolean | undefined): string =>
  complete
    ? tSpecified('completeFailed', { reason: sentenceOf(error) })
    : tConsultation('saveFailed', { sentence: sentenceOf(error) });
