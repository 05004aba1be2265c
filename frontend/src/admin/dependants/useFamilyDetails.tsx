import { Link, Stack, Typography } from '@mui/material';
import { useGetList, useGetOne } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import {
  type Dependant,
  type Holder,
  MAX_DEPENDANTS,
} from '../../../../openapi/contract/people/dependants.js';
import { formatInstant } from '../../common/format/format';
import { telephoneLink, useHospital } from '../../hospital/useHospital';
import { PersonLink } from '../fields/RecordLink';
import { Invitation, isInvited } from './Invitation';
import { adminDependantWords } from '../../words/admin/dependants';
import { RELATIONSHIP_NAMES } from '../../family/relationships';
import { familyWords } from '../../words/people/family';

function HolderFacts({ holder }: { holder: Holder }) {
  const { timeZone } = useHospital();
  const { mobile, email, since } = holder;
  return (
    <>
      <PersonLink resource="patients" person={holder} />{' '}
      {adminDependantWords.since(formatInstant(since, timeZone))}
      <Typography>
        {mobile && <Link href={telephoneLink(mobile)}>{mobile}</Link>}
        {mobile && email && ' · '}
        {email}
      </Typography>
    </>
  );
}

/** Of a patient's page: who looks after the patient, or whom the patient looks after; nothing of most. */
export function useFamilyDetails(patient: UserDto) {
  const { heldBy } = patient;
  const { data: held = [] } = useGetList<Dependant>('dependants', {
    filter: { holderId: patient.id },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_DEPENDANTS },
  });
  const { data: dependant } = useGetOne<Dependant>(
    'dependants',
    { id: patient.id },
    { enabled: heldBy !== null },
  );
  return [
    ...(heldBy
      ? [
          { label: adminDependantWords.lookedAfterBy, value: <HolderFacts holder={heldBy} /> },
          {
            label: adminDependantWords.relationship,
            value: RELATIONSHIP_NAMES[heldBy.relationship],
          },
        ]
      : []),
    ...(heldBy && dependant && isInvited(dependant)
      ? [{ label: adminDependantWords.invitation, value: <Invitation dependant={dependant} /> }]
      : []),
    ...(held.length > 0
      ? [
          {
            label: adminDependantWords.looksAfter,
            value: (
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {held.map((person) => (
                  <li key={person.id}>
                    <PersonLink resource="patients" person={person} /> (
                    {RELATIONSHIP_NAMES[person.relationship]}
                    {person.ofAge && `, ${adminDependantWords.ofAge}`})
                  </li>
                ))}
              </Stack>
            ),
          },
        ]
      : []),
    ...(patient.allergies ? [{ label: familyWords.allergies, value: patient.allergies }] : []),
  ];
}
