import { Alert, AlertTitle, Box } from '@mui/material';
import { countsText } from './bulk';
import type { BulkOutcome } from './BulkBar';
import { tAdminCommon } from '../../messages/admin/common';

interface BulkResultProps {
  outcome: BulkOutcome | null;
  onClose: () => void;
}

/** The result of the last bulk action: the counts, and each refused row by name with the server's reason. */
export function BulkResult({ outcome, onClose }: BulkResultProps) {
  const refused = outcome?.rows.filter((row) => !row.ok) ?? [];
  return (
    // Always rendered, so that screen readers announce its changes.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {outcome && (
        <Alert
          severity={refused.length > 0 ? 'error' : 'success'}
          onClose={onClose}
          closeText={tAdminCommon('closeResult')}
        >
          <AlertTitle
            sx={{ m: 0, fontWeight: 600 }}
          >{`${outcome.label}: ${countsText(outcome.rows)}`}</AlertTitle>
          {refused.length > 0 && (
            <Box
              component="ul"
              aria-label={tAdminCommon('refused')}
              sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}
            >
              {refused.map(({ id, name, error }) => (
                <li key={id}>
                  <strong>{name}</strong>: {error}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  );
}
