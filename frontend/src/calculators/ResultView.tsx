import Typography from '@mui/material/Typography';
import { type Band, Scale } from './Scale';

interface ResultViewProps {
  /** E.g. "BMI". */
  name: string;
  /** As shown, two decimals; null before the first calculation. */
  figure: string | null;
  value: number | null;
  category: string | null;
  advice: string | null;
  bands: readonly Band[];
  scale: { from: number; to: number };
  unit: string;
}

/** The figure, what it means, what to do, and where it stands on the scale. */
export function ResultView(props: ResultViewProps) {
  const { name, figure, value, category, advice, bands, scale, unit } = props;
  const description = figure
    ? `${name} ${figure} on a scale from ${scale.from} to ${scale.to}: ${category}`
    : `The scale of the ${name}`;
  return (
    <>
      <div role="status">
        {figure === null ? (
          <Typography color="text.secondary">
            Fill in the form to see where you stand on this scale.
          </Typography>
        ) : (
          <>
            <Typography color="text.secondary">Your {name}</Typography>
            <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {figure}
            </Typography>
            <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
              {category}
            </Typography>
            <Typography sx={{ mt: 1.5, mb: 1 }}>{advice}</Typography>
          </>
        )}
      </div>
      <Scale bands={bands} {...scale} value={value} unit={unit} description={description} />
    </>
  );
}
