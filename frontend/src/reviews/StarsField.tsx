import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId } from 'react';
import { tReview } from '../messages/care/reviews';

const WORDS = [
  '',
  tReview('poor'),
  tReview('fair'),
  tReview('good'),
  tReview('veryGood'),
  tReview('excellent'),
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
        {tReview('yourRating')}
      </FormLabel>
      <Rating
        name={id}
        value={value}
        size="large"
        onChange={(_, stars) => onChange(stars)}
        getLabelText={(stars) => tReview('ratingOfFive', { stars, word: WORDS[stars] })}
        sx={{ fontSize: 40, color: 'primary.main', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
      />
      <FormHelperText id={`${id}-text`} error={Boolean(error)}>
        {error ?? WORDS[value ?? 0]}
      </FormHelperText>
    </Box>
  );
}
