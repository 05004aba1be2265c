/** Whose sample it is, as typed; '' while nothing is chosen. */
export interface TypedSubject {
  who: string;
  gender: string;
  age: string;
  dob: string;
}

export const EMPTY_SUBJECT: TypedSubject = { who: '', gender: '', age: '', dob: '' };

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}]+/gu, '');

/**
 * The chosen subject, or the patient before a choice as long as the typed name is the patient's. Another name
 * needs a choice.
 */
export function shownWho(who: string, typedName: string, patientName: string | undefined): string {
  if (who !== '') return who;
  return lettersOf(typedName) === lettersOf(patientName ?? '') ? 'patient' : '';
}

/** The subject of the body. @param who as shown */
export function subjectBody({ gender, age, dob }: TypedSubject, who: string) {
  if (who !== 'other') return { who };
  return {
    who,
    gender: gender || undefined,
    age: age.trim() === '' ? undefined : Number(age),
    dob: dob || undefined,
  };
}

/** A stored draft of the subject. */
export function keptSubject(text: string | undefined): TypedSubject {
  try {
    return { ...EMPTY_SUBJECT, ...(JSON.parse(text ?? '{}') as Partial<TypedSubject>) };
  } catch {
    return EMPTY_SUBJECT;
  }
}
