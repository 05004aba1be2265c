import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';

/** The line above the navigation bar. */
export const PromoBanner = () => (
  <Box
    component="aside"
    aria-label="Offer"
    sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText', px: 2, py: 1 }}
  >
    <Typography variant="body2" align="center">
      Your first health check-up is free.{' '}
      <Link component={RouterLink} to="/register" color="inherit" underline="always" sx={{ fontWeight: 600 }}>
        Sign up now
      </Link>
    </Typography>
  </Box>
);
