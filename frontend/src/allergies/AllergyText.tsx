import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';
import { calendarDate, formatDate } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { tAllergy } from '../messages/care/allergies';

/** Words that say more than the name of the code. */
const hasOwnWords = ({ kind, name, text }: AllergyDto): boolean =>
  kind !== 'asWritten' && text !== null && text.toLowerCase() !== name.toLowerCase();

function Origin({ allergy }: { allergy: AllergyDto }) {
  const { timeZone } = useHospital();
  const { recordedAt, recordedByName, recordedByType } = allergy;
  const date = formatDate(calendarDate(new Date(recordedAt), timeZone));
  if (allergy.kind === 'noneKnown')
    return recordedByName
      ? tAllergy('statedBy', { name: recordedByName, date })
      : tAllergy('statedEarlier', { date });
  return tAllergy('recordedBy', { role: recordedByType, name: recordedByName ?? '', date });
}

/** An allergy with its reaction, its severity, and who recorded it. */
export function AllergyText({ allergy }: { allergy: AllergyDto }) {
  const { kind, name, text, reaction, severity } = allergy;
  const isNone = kind === 'noneKnown';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Typography
          component="span"
          color={isNone ? undefined : 'error'}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {severity && (
          <StatusChip
            label={tAllergy(`severity.${severity}`)}
            tone={severity === 'severe' || severity === 'lifeThreatening' ? 'error' : 'neutral'}
          />
        )}
      </Box>
      {reaction && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reaction}</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {hasOwnWords(allergy) && <>{tAllergy('asWritten', { text: text! })} · </>}
        {kind === 'asWritten' && <>{tAllergy('notCoded')} </>}
        <Origin allergy={allergy} />
      </Typography>
    </>
  );
}
