import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId } from 'react';
import { reviewWords } from '../words/care/reviews';

const WORDS = [
  '',
  reviewWords.poor,
  reviewWords.fair,
  reviewWords.good,
  reviewWords.veryGood,
  reviewWords.excellent,
];

interface StarsFieldProps {
  value: number | null;
  error?: string;
  onChange: (stars: number | null) => void;
}

/** One to five stars, as a group of radio buttons. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-invalid={Boolean(error)} aria-describedby={`${id}-text`}>
      <FormLabel id={id} error={Boolean(error)} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {reviewWords.yourRating}
      </FormLabel>
      <Rating
        name={id}
        value={value}
        size="large"
        onChange={(_, stars) => onChange(stars)}
        getLabelText={(stars) => reviewWords.ratingOfFive(stars, WORDS[stars])}
        sx={{ fontSize: 40, color: 'primary.main', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
      />
      <FormHelperText id={`${id}-text`} error={Boolean(error)}>
        {error ?? WORDS[value ?? 0]}
      </FormHelperText>
    </Box>
  );
}
