import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { PersonDrawing } from './PersonDrawing';
import { Stars } from './Stars';

interface ReviewCardProps {
  review: ReviewDto;
  headingLevel?: 'h2' | 'h3';
}

/** What a patient said about a visit. */
export function ReviewCard({ review, headingLevel = 'h3' }: ReviewCardProps) {
  const { id, name, rating, text, doctorName, createdAt } = review;
  const { timeZone } = useHospital();
  return (
    <Stack
      component="li"
      spacing={1.5}
      sx={{
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <PersonDrawing seed={id} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component={headingLevel} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stars rating={rating} />
        </Box>
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere', flexGrow: 1 }}>{text}</Typography>
      <Typography variant="body2" color="text.secondary">
        Posted on {formatDate(calendarDate(new Date(createdAt), timeZone))}, after a visit to {doctorName}
      </Typography>
    </Stack>
  );
}
