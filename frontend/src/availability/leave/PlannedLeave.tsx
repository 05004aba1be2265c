import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeaveDto } from '../../../../openapi/contract/care/availability.js';
import { CasesOfLeave } from '../../leave-cases/CasesOfLeave';
import { leaveDays } from './leaveDays';

/** When, why, and the state of the affected visits. */
export const PlannedLeave = ({ leave }: { leave: LeaveDto }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600 }}>{leaveDays(leave)}</Typography>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {leave.reason}
    </Typography>
    <CasesOfLeave leaveId={leave.id} days={leaveDays(leave)} />
  </Box>
);
