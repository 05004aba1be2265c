import { Alert } from '@mui/material';
import { useGetOne } from 'react-admin';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import type { Gender } from '../../../../openapi/contract/people/field-lists.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { LabTestRecord } from '../../../../openapi/contract/shop/lab-tests.js';
import { offerDoubts } from '../../../../openapi/contract/shop/offered-to.js';

interface Account {
  id: string;
  gender: Gender | null;
  dob: string | null;
}

/** Why the booked test may be the wrong one: the hospital offers it to another sex or age. */
export function OfferNotice({ booking: { labTest, patient, subject, date } }: { booking: LabBookingDto }) {
  const test = useGetOne<LabTestRecord>('lab-tests', { id: labTest._id }).data;
  const isPatient = subject.who === 'patient';
  const account = useGetOne<Account>('patients', { id: patient._id }, { enabled: isPatient }).data;
  const person = isPatient ? account : subject;
  if (!test || !person) return null;
  const age = person.dob ? ageOn(person.dob, date) : isPatient ? null : subject.age;
  const doubts = offerDoubts(test, { gender: person.gender, age });
  return doubts.length === 0 ? null : (
    <Alert severity="warning" role="note">
      {doubts.join(' ')}
    </Alert>
  );
}
