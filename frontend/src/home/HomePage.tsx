import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { DoctorSearchForm } from '../common/DoctorSearchForm';
import { HeroDrawing, SpecialityDrawing } from '../common/drawings';
import { centres, findDoctorPath } from '../common/specialities';
import { telephoneLink, useHospital } from '../common/useHospital';
import { usePageTitle } from '../common/usePageTitle';
import { TileDrawing } from './TileDrawing';

function Hero() {
  const { name, phone } = useHospital();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.15fr 1fr' },
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        py: { xs: 4, md: 8 },
      }}
    >
      <Stack spacing={3}>
        <div>
          <Typography variant="h1">The right doctor, at a time that suits you</Typography>
          <Typography color="text.secondary" sx={{ mt: 2, maxWidth: '56ch' }}>
            {name} brings every speciality under one roof. See who is free, book in two minutes, and cancel
            free of charge until 24 hours before your visit.
          </Typography>
        </div>
        <DoctorSearchForm name="Doctors" placeholder="Search For Doctor or Speciality" buttonLabel="Search" />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
          <Button size="large" variant="contained" component={RouterLink} to="/find-doctor">
            Book an Appointment
          </Button>
          {phone && (
            <Typography>
              Emergency?{' '}
              <Link href={telephoneLink(phone)} color="error" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                Call {phone}
              </Link>
            </Typography>
          )}
        </Stack>
      </Stack>
      <Box sx={{ maxWidth: { xs: 320, md: 'none' }, mx: 'auto', width: '100%' }}>
        <HeroDrawing />
      </Box>
    </Box>
  );
}

const tiles = [
  {
    title: 'Find a Doctor',
    text: 'Search by name or speciality and book a free time.',
    to: '/find-doctor',
    drawing: 'doctor',
  },
  {
    title: 'Health Check-up',
    text: 'Lab tests and check-ups, at home or here.',
    to: '/labtest',
    drawing: 'checkup',
  },
  { title: 'Medicine', text: 'Medicines from our own pharmacy.', to: '/medicine', drawing: 'medicine' },
] as const;

const Tiles = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' }, gap: 2 }}>
    {tiles.map(({ title, text, to, drawing }) => (
      <Card key={title}>
        <CardActionArea component={RouterLink} to={to} sx={{ p: 3, height: '100%' }}>
          <Stack direction={{ xs: 'row', sm: 'column' }} spacing={2}>
            <TileDrawing name={drawing} />
            <div>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5 }}>
                {text}
              </Typography>
            </div>
          </Stack>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);

const Specialities = () => (
  <Box component="section" aria-labelledby="specialities" sx={{ mt: { xs: 5, md: 8 } }}>
    <Typography variant="h2" id="specialities">
      Specialities
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: 2,
        mt: 3,
      }}
    >
      {centres.map(({ name, speciality }) => (
        <Card key={name}>
          <CardActionArea
            component={RouterLink}
            to={findDoctorPath({ speciality })}
            sx={{ p: 2, height: '100%' }}
          >
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', height: '100%' }}>
              <SpecialityDrawing speciality={speciality} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                  {name.replaceAll('/', ' / ')}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  First visit: {speciality}
                </Typography>
              </Box>
            </Stack>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </Box>
);

/** The first page. */
export function HomePage() {
  usePageTitle('Doctors, appointments and care');
  return (
    <>
      <Hero />
      <Tiles />
      <Specialities />
    </>
  );
}
