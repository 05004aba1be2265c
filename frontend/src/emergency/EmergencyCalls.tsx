import PhoneIcon from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EmergencyAdvice } from '../../../openapi/contract/site/emergency.js';
import { telephoneLink } from '../hospital/useHospital';

interface EmergencyCallsProps {
  advice: EmergencyAdvice;
  /** Only the first sentence of the advice, where there is little room. */
  isShort?: boolean;
}

const box = { p: 2, bgcolor: 'error.light', border: 1, borderColor: 'error.main', borderRadius: 1, mb: 2 };
const boxInList = { p: 1.5, bgcolor: 'error.light' };

/** What to do and whom to call when words sound like an emergency; stands before everything else. */
export const EmergencyCalls = ({ advice: { text, phones }, isShort }: EmergencyCallsProps) => (
  <Box role="alert" sx={isShort ? boxInList : box}>
    <Typography sx={{ fontWeight: 600 }}>{isShort ? text.replace(/(?<=\.) .*/, '') : text}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {phones.map((phone, index) => (
        <Button
          key={phone}
          href={telephoneLink(phone)}
          variant={index === 0 ? 'contained' : 'outlined'}
          color="error"
          startIcon={<PhoneIcon />}
        >
          Call {phone}
        </Button>
      ))}
    </Box>
  </Box>
);
