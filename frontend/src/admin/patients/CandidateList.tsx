import { Alert, Box, Stack, Typography } from '@mui/material';
import type { PatientCandidate } from '../../../../openapi/contract/people/identity/candidates.js';
import { tAdminUser } from '../../messages/admin/people/users';
import { RecordLink } from '../fields/RecordLink';
import { personFacts } from './personFacts';

const reasonsOf = ({ reasons, score }: PatientCandidate): string =>
  tAdminUser('candidates.reasons', {
    reasons: reasons.map((reason) => tAdminUser(`candidates.same.${reason}`)).join(', '),
    score,
  });

/** The patients who may be the person who is added, each with a link that uses this record. */
export const CandidateList = ({ candidates }: { candidates: PatientCandidate[] }) => (
  <Alert severity="warning" sx={{ '& a': { textDecoration: 'underline' } }}>
    <Typography>{tAdminUser('candidates.title', { count: candidates.length })}</Typography>
    <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 1 }}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <strong>{candidate.fullName}</strong> {personFacts(candidate)}
          </Box>
          <Typography variant="body2">{reasonsOf(candidate)}</Typography>
          <RecordLink resource="patients" id={candidate.id}>
            {tAdminUser('candidates.use', { fullName: candidate.fullName })}
          </RecordLink>
        </li>
      ))}
    </Stack>
  </Alert>
);
