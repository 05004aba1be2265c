import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CreateLabBooking } from '../../../openapi/contract/shop/lab-bookings.js';
import type { OfferedLabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { offerDoubts } from '../../../openapi/contract/shop/offered-to.js';
import { ApiError, sentenceOf } from '../api/client';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useSession } from '../auth/useSession';
import { addDays, formatRupees } from '../common/format/format';
import { notify } from '../common/feedback/notices';
import { currentTab } from '../common/browser/currentTab';
import { contractResolver } from '../common/forms/contractResolver';
import { formDrafts, useFormDraft } from '../common/forms/formDrafts';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import type { WhoIsItForChoice } from '../family/useWhoIsItFor';
import { useHospital } from '../hospital/useHospital';
import { tSpecified } from '../messages/specified';
import { useOfferQuestion } from './offered/useOfferQuestion';
import { useTestedPerson } from './offered/useTestedPerson';
import { bookableDays, timeNeeded } from './samples/bookableDays';
import { useCreateLabBooking } from './useLabBookings';
import { type TypedSubject, keptSubject, shownWho, subjectBody } from './subject/subjectForm';
import { tLab } from '../messages/shop/lab';

/** The patient's input; the address only for a home collection. */
type LabBookingFields = Omit<CreateLabBooking, 'labTestId' | 'labRequestId' | 'price' | 'subject'> & {
  subject: TypedSubject;
};

interface LabBookingFormOptions {
  test: LabTestDto;
  whoIsItFor: WhoIsItForChoice;
  /** The doctor's request that is booked. */
  labRequestId?: string;
  onClose: () => void;
  /** A link to the patient's lab bookings. */
  onShowBookings: () => void;
}

/** The body: the test with the shown price, and an address only for a home collection. */
const withTest = (test: LabTestDto, { address, subject: _, ...fields }: LabBookingFields) => ({
  labTestId: test._id,
  price: test.price,
  ...fields,
  address: fields.place === 'home' ? address : undefined,
});

/** The draft key of a booking of this test. */
export const labDraft = (labTestId: string): string => `lab test ${labTestId}`;
/** State of the lab booking dialog: the form and the result of sending. */
export function useLabBookingForm(options: LabBookingFormOptions) {
  const { test, whoIsItFor, labRequestId, onClose, onShowBookings } = options;
  const { timeZone } = useHospital();
  const user = useCurrentUser().data;
  const booking = useCreateLabBooking();
  const keyOf = useIdempotencyKey();
  const [error, setError] = useState<{ text: string; detail?: string } | null>(null);
  const days = bookableDays(timeZone);
  const draft = labDraft(test._id);
  const userId = useSession()?.userId ?? '';
  const { person } = whoIsItFor;
  const [typed] = useState(() => formDrafts.of(draft, userId));
  // Read besides the form, whose day and place determine the windows.
  const [windows, setOffer] = useState<OfferedLabWindow[]>([]);
  const patientName = person?.fullName ?? user?.fullName;
  const form = useForm({
    resolver: contractResolver(CreateLabBooking, (fields: LabBookingFields) => ({
      ...withTest(test, fields),
      labRequestId,
      // The doctor's request is for the patient.
      subject: labRequestId
        ? undefined
        : subjectBody(fields.subject, shownWho(fields.subject.who, fields.fullName, patientName)),
    })),
    values: {
      fullName: patientName ?? '',
      phone: user?.mobile ?? '',
      date: addDays(days.first, 1),
      place: 'hospital',
      address: '',
      payment: 'card',
      ...typed,
      subject: keptSubject(typed.subject),
    },
    resetOptions: { keepDirtyValues: true },
  });

  useFormDraft(form, draft, userId);
  const testedPerson = useTestedPerson(whoIsItFor.personId);
  const offer = useOfferQuestion();

  const refuse = (cause: unknown) => {
    const detail = sentenceOf(cause);
    const code = cause instanceof ApiError ? cause.code : '';
    const priceChanged = code === 'PRICE_CHANGED';
    setError({
      text: form.getValues('payment') === 'card' ? tSpecified('startPaymentFailed') : tLab('bookFailed'),
      detail: priceChanged ? tLab('priceChanged', { detail }) : detail,
    });
    if (!(cause instanceof ApiError)) return;
    for (const [field, message] of Object.entries(cause.fieldErrors)) {
      if (field in form.getValues()) form.setError(field as FieldPath<LabBookingFields>, { message });
    }
  };

  const submit = form.handleSubmit((body) => {
    setError(null);
    const missing = body.window ? null : timeNeeded(windows);
    if (missing) return form.setError('window', { message: missing }, { shouldFocus: true });
    offer.ask(offerDoubts(test, testedPerson(body.subject, days.first)), () => send(body));
  });

  const send = (body: CreateLabBooking) =>
    booking.mutate(
      { test, body, whoIsItFor, idempotencyKey: keyOf([body, whoIsItFor.personId]) },
      {
        onError: refuse,
        onSuccess: ({ checkout }) => {
          // Closed before leaving: the browser's Back then shows the page, not a busy dialog.
          onClose();
          if (checkout) currentTab.open(checkout.url);
          else
            notify({
              text: tLab('testBooked', { testName: test.testName }),
              detail: tLab('payAtCollectionText', { price: formatRupees(test.price) }),
              severity: 'success',
              action: { label: tLab('seeMyBookings'), onClick: onShowBookings },
            });
        },
      },
    );

  return {
    form,
    days,
    patientName,
    submit,
    error,
    setOffer,
    payer: user?.fullName,
    offerDialog: offer.dialog,
    isRequested: Boolean(labRequestId),
    isBusy: booking.isPending,
  };
}
