import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { useHospital } from '../hospital/useHospital';

const places = [
  { key: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { key: 'x', name: 'X', Icon: XIcon },
  { key: 'youtube', name: 'YouTube', Icon: YouTubeIcon },
  { key: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { key: 'linkedin', name: 'LinkedIn', Icon: LinkedInIcon },
] as const;

/** The hospital elsewhere; an icon without a page there goes to the first page, as the specification says. */
export function SocialLinks() {
  const { social } = useHospital();
  return (
    <Stack component="ul" direction="row" sx={{ p: 0, m: 0, ml: -1, listStyle: 'none' }}>
      {places.map(({ key, name, Icon }) => {
        const address = social[key];
        const target = address
          ? { href: address, target: '_blank', rel: 'noreferrer' }
          : { component: RouterLink, to: '/' };
        return (
          <li key={key}>
            <IconButton color="inherit" aria-label={name} title={name} {...target}>
              <Icon />
            </IconButton>
          </li>
        );
      })}
    </Stack>
  );
}
