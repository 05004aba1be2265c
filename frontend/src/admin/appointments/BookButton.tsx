import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { adminAppointmentWords } from '../../words/admin/appointments';

/** Way to the form in which the desk books a visit for a patient. */
export const BookButton = () => (
  <Button component={Link} to="/admin/appointments/create" variant="contained" startIcon={<AddIcon />}>
    {adminAppointmentWords.bookForPatient}
  </Button>
);
