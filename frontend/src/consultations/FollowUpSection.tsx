import { useWatch } from 'react-hook-form';
import type { BookingForm } from '../booking/bookingForm';
import { serverNow } from '../common/clock/serverClock';
import { CheckField } from '../common/forms/CheckField';
import { calendarDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { Section } from './Section';
import { tConsultation } from '../messages/care/consultations';
import { FollowUpFields, type FollowUpProps } from './FollowUpFields';

const NONE: BookingForm = { preferredDate: '', preferredTime: '', reason: '' };

/** The optional next visit: accepted immediately, without online payment. */
export function FollowUpSection({ doctorId, form }: FollowUpProps) {
  const { timeZone } = useHospital();
  const date = useWatch({ control: form.control, name: 'preferredDate' });
  const isWanted = date !== '';
  // The fields select the first free day instead.
  const begin = () => form.setValue('preferredDate', calendarDate(serverNow(), timeZone));
  return (
    <Section heading={tConsultation('followUp')}>
      <CheckField
        label={tConsultation('bookFollowUpVisit')}
        checked={isWanted}
        onChange={() => (isWanted ? form.reset(NONE) : begin())}
      />
      {isWanted && <FollowUpFields doctorId={doctorId} form={form} />}
    </Section>
  );
}
