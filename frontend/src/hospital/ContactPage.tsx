import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatOpeningHours } from './openingHours';
import { telephoneLink, useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', fontWeight: 600 }}>
      {children}
    </Typography>
  </Box>
);

const Number = ({ value }: { value: string }) => (
  <Link href={telephoneLink(value)} underline="always" sx={{ display: 'inline-block', py: 1 }}>
    {value}
  </Link>
);

/** How to reach the hospital, and where praise and complaints go. */
export function ContactPage() {
  const { phone, emergencyPhone, address, openingHours } = useHospital();
  const hours = formatOpeningHours(openingHours);
  return (
    <TextPage
      title="Contact Us"
      description="Telephone numbers, address and opening hours of the hospital, and how to give feedback."
      lead="In an emergency call at once. For everything else choose what suits you."
    >
      <Box component="dl" sx={{ mt: 3, mb: 0 }}>
        {emergencyPhone && (
          <Fact label="Emergency, day and night">
            <Number value={emergencyPhone} />
          </Fact>
        )}
        {phone && (
          <Fact label="Questions and appointments">
            <Number value={phone} />
          </Fact>
        )}
        {hours && <Fact label="Open">{hours}</Fact>}
        {address && <Fact label="Address">{address}</Fact>}
      </Box>
      <TextPart heading="Feedback">
        <Typography>
          After a completed visit you can review it from{' '}
          <Link component={RouterLink} to="/patientlogin/patientapps" underline="always">
            your appointments
          </Link>
          . Praise and complaints of another kind reach us by telephone, or through the chat at the corner of
          each page: what it cannot answer goes to our staff.
        </Typography>
      </TextPart>
    </TextPage>
  );
}
