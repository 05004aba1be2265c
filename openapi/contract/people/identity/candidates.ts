import { z } from 'zod';
import { CalendarDate, idOf } from '../../common.js';
import { UserDto } from '../accounts.js';
import { Email, Gender, HospitalNumber, Mobile } from '../fields.js';
import { personName } from '../names.js';
import { tValidation } from '../../messages/validation.js';

/** Maximum number of candidates that are shown. */
export const MAX_CANDIDATES = 10;

/** What a record has in common with the person who is added. */
export const CANDIDATE_REASONS = ['email', 'mobile', 'dob', 'name'] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];

export const FindCandidates = z
  .strictObject({
    fullName: personName(tValidation('fullNameMissing')).meta({
      description: 'Full name of the person who is added.',
      examples: ['Asha Rao'],
    }),
    mobile: Mobile.optional(),
    email: Email.optional(),
    dob: CalendarDate.optional().meta({ description: 'Date of birth.', examples: ['1990-05-17'] }),
  })
  .meta({ id: 'FindCandidates', examples: [{ fullName: 'Asha Rao', mobile: '9812345678' }] });
export type FindCandidates = z.infer<typeof FindCandidates>;

export const PatientCandidate = z
  .strictObject({
    id: idOf('the patient'),
    fullName: z.string().meta({ description: 'Full name.', examples: ['Asha Rao'] }),
    hospitalNumber: HospitalNumber,
    mobile: z
      .string()
      .nullable()
      .meta({ description: 'Mobile number (E.164); null if there is none.', examples: ['+919812345678'] }),
    dob: z
      .string()
      .nullable()
      .meta({ description: 'Date of birth, YYYY-MM-DD; null if unknown.', examples: ['1990-05-17'] }),
    dobEstimated: UserDto.shape.dobEstimated,
    gender: Gender.nullable(),
    score: z
      .number()
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'How likely it is the same person, from 0 to 100.', examples: [85] }),
    reasons: z
      .array(z.enum(CANDIDATE_REASONS))
      .meta({ description: 'What is the same or, for the name, similar.', examples: [['mobile', 'name']] }),
  })
  .meta({ id: 'PatientCandidate', description: 'A patient who may be the person who is added.' });
export type PatientCandidate = z.infer<typeof PatientCandidate>;

export const FindFamilyCandidates = z
  .strictObject({ fullName: FindCandidates.shape.fullName, dob: CalendarDate })
  .meta({ id: 'FindFamilyCandidates', examples: [{ fullName: 'Meera Rao', dob: '2017-04-02' }] });
export type FindFamilyCandidates = z.infer<typeof FindFamilyCandidates>;

export const FamilyCandidate = z
  .strictObject({
    id: idOf('the person'),
    fullName: PatientCandidate.shape.fullName,
    dob: PatientCandidate.shape.dob,
    reasons: PatientCandidate.shape.reasons,
  })
  .meta({
    id: 'FamilyCandidate',
    description: "The caller or one of the caller's dependants, who may be the person who is added.",
  });
export type FamilyCandidate = z.infer<typeof FamilyCandidate>;
