import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { formatHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { useActingFor } from '../auth/usePerson';
import { formatInstant } from '../common/format/format';
import { RecordCard } from '../common/lists/RecordCard';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { tPage } from '../messages/pages';
import { RELATIONSHIP_NAMES } from './relationships';
import { tFamily } from '../messages/people/family';
import { birthText, takeOverText } from './familyView';

/** The dialogs about a dependant. */
export type FamilyStep = 'change' | 'invite' | 'withdraw' | 'remove';

interface DependantCardProps {
  dependant: Dependant;
  onChoose: () => void;
  onOpen: (step: FamilyStep) => void;
}

function Facts({ dependant }: Pick<DependantCardProps, 'dependant'>) {
  const { timeZone } = useHospital();
  const { dob, gender, relationship, address, allergies, hospitalNumber } = dependant;
  const facts = [
    [tPage('dateOfBirth'), birthText(dob, timeZone)],
    [tPage('gender'), gender && tPage(`genders.${gender}`)],
    [tFamily('relationship'), RELATIONSHIP_NAMES[relationship]],
    [tPage('hospitalNumber'), hospitalNumber && formatHospitalNumber(hospitalNumber)],
    [tFamily('address'), address],
    [tFamily('allergies'), allergies ?? tFamily('noneKnown')],
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}
    >
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ),
      )}
    </Box>
  );
}

/** The expiry of an invitation, else the state of a takeover. */
function TakingOver({ dependant }: Pick<DependantCardProps, 'dependant'>) {
  const { timeZone } = useHospital();
  const { invitation, ofAge } = dependant;
  const until = invitation && formatInstant(invitation.expiresAt, timeZone);
  const text = until
    ? invitation.email
      ? tFamily('invitedByMail', { email: invitation.email, until })
      : tFamily('invitedByCode', { until })
    : takeOverText(dependant);
  if (!text) return null;
  if (!ofAge)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {text}
      </Typography>
    );
  return (
    <Alert severity="info" role="note" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
}

function Actions({ dependant, onChoose, onOpen }: DependantCardProps) {
  const { fullName, ofAge, invitation } = dependant;
  const isChosen = useActingFor()?.id === dependant.id;
  const button = (label: string) => ({
    children: label,
    'aria-label': tFamily('stepOf', { step: label, name: fullName }),
  });
  return (
    <>
      <Button variant="outlined" disabled={isChosen} onClick={onChoose} {...button(tFamily('bookFor'))} />
      <Button onClick={() => onOpen('change')} {...button(tFamily('change'))} />
      {ofAge && (
        <Button
          onClick={() => onOpen('invite')}
          {...button(invitation ? tFamily('inviteAgain') : tFamily('invite'))}
        />
      )}
      {invitation?.email && <Button onClick={() => onOpen('withdraw')} {...button(tFamily('withdraw'))} />}
      <Button color="inherit" onClick={() => onOpen('remove')} {...button(tPage('remove'))} />
    </>
  );
}

/** A dependant: name, medical warnings and actions. */
export function DependantCard(props: DependantCardProps) {
  const { dependant } = props;
  const isChosen = useActingFor()?.id === dependant.id;
  return (
    <RecordCard
      label={dependant.fullName}
      title={dependant.fullName}
      aside={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isChosen && <StatusChip label={tFamily('isChosen')} tone="primary" />}
          {dependant.ofAge && <StatusChip label={tFamily('isOfAge')} />}
        </Box>
      }
      actions={<Actions {...props} />}
    >
      <Facts dependant={dependant} />
      <TakingOver dependant={dependant} />
    </RecordCard>
  );
}
