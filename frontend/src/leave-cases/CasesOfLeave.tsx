import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeaveCaseDto } from '../../../openapi/contract/care/leave-cases.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { caseStateText } from './caseStateText';
import { useCasesOfLeave } from './useLeaveCases';
import { tLeaveCase } from '../messages/care/leaveCases';

interface CasesOfLeaveProps {
  leaveId: string;
  /** The days of the leave as text. */
  days: string;
}

function CaseLine({ leaveCase }: { leaveCase: LeaveCaseDto }) {
  const { timeZone } = useHospital();
  const { patientName, date, time } = leaveCase;
  return (
    <li>
      {formatVisit(date, time, timeZone)}, {patientName}: {caseStateText(leaveCase, timeZone)}
    </li>
  );
}

/** The state of the visits on the days of a leave; nothing without any. */
export function CasesOfLeave({ leaveId, days }: CasesOfLeaveProps) {
  const { data } = useCasesOfLeave(leaveId);
  if (!data?.length) return null;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {tLeaveCase('bookedVisits', { count: data.length })}:
      </Typography>
      <Box
        component="ul"
        aria-label={tLeaveCase('visitsOfLeave', { leaveDays: days })}
        sx={{ m: 0, pl: 2.5, typography: 'body2' }}
      >
        {data.map((leaveCase) => (
          <CaseLine key={leaveCase.id} leaveCase={leaveCase} />
        ))}
      </Box>
    </>
  );
}
