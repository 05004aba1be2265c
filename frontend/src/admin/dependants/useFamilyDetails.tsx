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
import { tAdminDependant } from '../../messages/admin/people/dependants';
import { RELATIONSHIP_NAMES } from '../../family/relationships';
import { tFamily } from '../../messages/people/family';

function HolderFacts({ holder }: { holder: Holder }) {
  const { timeZone } = useHospital();
  const { mobile, email, since } = holder;
  return (
    <>
      <PersonLink resource="patients" person={holder} />{' '}
      {tAdminDependant('since', { since: formatInstant(since, timeZone) })}
      <Typography>
        {mobile && <Link href={telephoneLink(mobile)}>{mobile}</Link>}
        {mobile && email && ' · '}
        {email}
      </Typography>
    </>
  );
}

/** For a patient's page: the guardian or the dependants; empty for most patients. */
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
          { label: tAdminDependant('lookedAfterBy'), value: <HolderFacts holder={heldBy} /> },
          {
            label: tAdminDependant('relationship'),
            value: RELATIONSHIP_NAMES[heldBy.relationship],
          },
        ]
      : []),
    ...(heldBy && dependant && isInvited(dependant)
      ? [{ label: tAdminDependant('invitation'), value: <Invitation dependant={dependant} /> }]
      : []),
    ...(held.length > 0
      ? [
          {
            label: tAdminDependant('looksAfter'),
            value: (
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {held.map((person) => (
                  <li key={person.id}>
                    <PersonLink resource="patients" person={person} /> (
                    {RELATIONSHIP_NAMES[person.relationship]}
                    {person.ofAge && `, ${tAdminDependant('ofAge')}`})
                  </li>
                ))}
              </Stack>
            ),
          },
        ]
      : []),
    ...(patient.allergies ? [{ label: tFamily('allergies'), value: patient.allergies }] : []),
  ];
}
