import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DoctorCard as DoctorCardData } from '../../../openapi/contract/people/doctors.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { formatRupees } from '../common/format/format';
import { DoctorPicture } from './DoctorPicture';

/** Height of a card, px: the skeletons have it too, so that nothing jumps. */
const CARD_HEIGHT = 264;

interface DoctorCardProps {
  doctor: DoctorCardData;
  selected: boolean;
  onView: () => void;
  onBook: () => void;
}

/** Said of a doctor who has not set a fee yet. */
export const FEE_UNKNOWN = 'Fee not set yet';

/** "12 years of experience"; N/A when the doctor did not say. */
export const experienceOf = (years: number | null): string =>
  years === null ? 'N/A' : counted(years, nouns.year);

/** One doctor of the list. */
export function DoctorCard({ doctor, selected, onView, onBook }: DoctorCardProps) {
  const { fullName, speciality, experience, qualification, fee, image } = doctor;
  return (
    <Card
      component="li"
      aria-current={selected || undefined}
      sx={{
        p: 2,
        minHeight: CARD_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        borderColor: selected ? 'primary.main' : 'divider',
      }}
    >
      <Stack direction="row" spacing={2}>
        <DoctorPicture image={image} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {fullName}
          </Typography>
          <Typography color="primary" sx={{ fontWeight: 600 }}>
            {speciality ?? 'N/A'}
          </Typography>
        </Box>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        Experience: {experienceOf(experience)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {qualification ?? 'N/A'}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 'auto', pt: 1 }}>
        {fee === null ? (
          FEE_UNKNOWN
        ) : (
          <>
            {formatRupees(fee)}
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              a visit
            </Typography>
          </>
        )}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button
          fullWidth
          variant="outlined"
          onClick={onView}
          aria-label={`View Details of ${fullName}`}
          sx={{ px: 1 }}
        >
          View Details
        </Button>
        <Button
          fullWidth
          variant="contained"
          onClick={onBook}
          aria-label={`Book Doctor ${fullName}`}
          sx={{ px: 1 }}
        >
          Book Doctor
        </Button>
      </Stack>
    </Card>
  );
}

export const DoctorCardSkeleton = () => <Skeleton variant="rounded" height={CARD_HEIGHT} />;
