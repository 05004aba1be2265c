import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { SearchBox } from '../search/SearchBox';
import { Badges } from './Badges';
import { SocialLinks } from './SocialLinks';
import { type FooterGroup, footerGroupsIn } from './footerLinks';

function LinkGroup({ heading, items }: FooterGroup) {
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

/** Who stands behind the site: rights, telephone and tax number. */
function LegalLine() {
  const { name, phone, gstNumber } = useHospital();
  return (
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
      {gstNumber && (
        <Typography variant="body2" color="text.secondary">
          GST No. {gstNumber}
        </Typography>
      )}
    </Stack>
  );
}

/** Foot of the public pages. */
export function Footer() {
  const { city } = useHospital();
  return (
    <Box
      component="footer"
      sx={{ mt: { xs: 6, md: 10 }, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box className="content-width" sx={{ py: { xs: 3, md: 6 } }}>
        <SearchBox
          name="Footer"
          placeholder="Search for Doctor, Hospital or Treatment"
          buttonLabel="SEARCH"
          opensUpwards
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(5, 1fr)' }, columnGap: 3, mt: 3 }}>
          {footerGroupsIn(city).map((group) => (
            <LinkGroup key={group.heading} {...group} />
          ))}
        </Box>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={3}
          sx={{ mt: 3, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Badges />
          <SocialLinks />
        </Stack>
        <LegalLine />
      </Box>
    </Box>
  );
}
