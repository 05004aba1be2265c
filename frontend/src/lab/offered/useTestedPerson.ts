import type { LabSubjectInput } from '../../../../openapi/contract/shop/lab-subject.js';
import type { OfferedPerson } from '../../../../openapi/contract/shop/offered-to.js';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useDependants } from '../../family/useDependants';

type Facts = Pick<OfferedPerson, 'gender'> & { dob: string | null };

/** Who is tested by a booking: the patient, or the other person of the form. @param personId the patient's id */
export function useTestedPerson(personId: string) {
  const user = useCurrentUser().data;
  const dependants = useDependants().data ?? [];
  return (subject: LabSubjectInput | undefined, today: string): OfferedPerson => {
    const dependant = dependants.find(({ id }) => id === personId);
    const patient: Facts | undefined = dependant ?? (user?._id === personId ? user : undefined);
    const { gender, dob } =
      subject?.who === 'other'
        ? { gender: null, dob: null, ...subject }
        : (patient ?? { gender: null, dob: null });
    const age = subject?.age ?? (dob ? ageOn(dob, today) : null);
    return { gender, age };
  };
}
