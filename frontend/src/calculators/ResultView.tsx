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
          <p className="muted">Fill in the form to see where you stand on this scale.</p>
        ) : (
          <>
            <p className="muted">Your {name}</p>
            <p className="h1 result__figure">{figure}</p>
            <p className="h3">{category}</p>
            <p className="result__advice">{advice}</p>
          </>
        )}
      </div>
      <Scale bands={bands} {...scale} value={value} unit={unit} description={description} />
    </>
  );
}
