import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { Allowed } from '../steps/Allowed';
import { tAdminAppointment } from '../../messages/admin/appointments';

/** Opens the form in which the desk books a visit for a patient. */
export const BookButton = () => (
  <Allowed to="appointments.create">
    <Button component={Link} to="/admin/appointments/create" variant="contained" startIcon={<AddIcon />}>
      {tAdminAppointment('bookForPatient')}
    </Button>
  </Allowed>
);
