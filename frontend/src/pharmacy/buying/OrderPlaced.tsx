import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../auth/useSession';
import { findOrderPath } from '../../orders/findOrderPath';

/** The number of an order that was just paid, and where to follow it. */
export function OrderPlaced({ number }: { number: string | null }) {
  const isPatient = useSession()?.userType === 'patient';
  return (
    <>
      <Typography color="text.secondary">Your order is placed. Order number</Typography>
      <Typography variant="h2" component="p">
        {number}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {isPatient
          ? 'Receipt and progress are in your patient area.'
          : 'Keep this number: with your email address it shows the order and its receipt at any time.'}
      </Typography>
      <Button
        variant="contained"
        component={RouterLink}
        to={isPatient ? '/patientlogin/orders' : findOrderPath(number)}
        sx={{ mt: 2, mr: 1 }}
      >
        {isPatient ? 'See my orders' : 'Follow this order'}
      </Button>
    </>
  );
}
