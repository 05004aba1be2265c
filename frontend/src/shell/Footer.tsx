import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router';
import { DoctorSearchForm } from '../common/DoctorSearchForm';
import { telephoneLink, useHospital } from '../common/useHospital';
import { CONTENT_WIDTH } from '../theme';
import { footerGroups } from './footerLinks';

/** The number under which the hospital pays goods and services tax (a made-up one of the right form). */
const GST_NUMBER = '29ABCDE1234F1Z5';

function FooterGroup({ heading, items }: (typeof footerGroups)[number]) {
  // Five long lists would fill several phone screens: there each opens on a touch.
  const isWide = useMediaQuery('(min-width:900px)');
  return (
    <Box
      component="details"
      open={isWide}
      sx={{ borderColor: 'divider', borderTopStyle: 'solid', borderTopWidth: { xs: '1px', md: 0 } }}
    >
      <Typography
        component="summary"
        variant="h6"
        sx={{
          py: 1.5,
          cursor: { xs: 'pointer', md: 'default' },
          listStyle: { md: 'none' },
          '&::-webkit-details-marker': { display: { md: 'none' } },
        }}
      >
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 2 }}>
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link
              component={RouterLink}
              to={to}
              variant="body2"
              color="text.secondary"
              sx={{ display: 'block', py: { xs: 1, md: 0.5 } }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Foot of the public pages. */
export function Footer() {
  const { name, phone } = useHospital();
  return (
    <Box
      component="footer"
      sx={{ mt: { xs: 6, md: 10 }, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container maxWidth={false} sx={{ maxWidth: CONTENT_WIDTH + 48, py: { xs: 3, md: 6 } }}>
        <DoctorSearchForm
          name="Footer"
          placeholder="Search for Doctor, Hospital or Treatment"
          buttonLabel="SEARCH"
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(5, 1fr)' }, columnGap: 3, mt: 3 }}>
          {footerGroups.map((group) => (
            <FooterGroup key={group.heading} {...group} />
          ))}
        </Box>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={1}
          sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', justifyContent: 'space-between' }}
        >
          <Typography variant="body2" color="text.secondary">
            © 2023 {name}. All rights reserved.
          </Typography>
          {phone && (
            <Typography variant="body2" color="text.secondary">
              Call us: <Link href={telephoneLink(phone)}>{phone}</Link>
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            GST No. {GST_NUMBER}
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}
