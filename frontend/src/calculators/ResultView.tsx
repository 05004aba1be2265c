import { type Band, Scale } from './Scale';
import { tCalculator } from '../messages/care/calculators';

interface ResultViewProps {
  /** E.g. "BMI". */
  name: string;
  /** As shown, with two decimals; null before the first calculation. */
  figure: string | null;
  value: number | null;
  category: string | null;
  advice: string | null;
  /** Empty if the categories do not apply to the person. */
  bands: readonly Band[];
  scale: { from: number; to: number };
  unit: string;
}

/** The result, its meaning, advice, and its position on the scale. */
export function ResultView(props: ResultViewProps) {
  const { name, figure, value, category, advice, bands, scale, unit } = props;
  const description = figure
    ? tCalculator('scalePosition', { name, figure, scaleFrom: scale.from, scaleTo: scale.to, category })
    : tCalculator('scaleOf', { name });
  return (
    <>
      <div role="status">
        {figure === null ? (
          <p className="muted">{bands.length > 0 ? tCalculator('scaleEmpty') : advice}</p>
        ) : (
          <>
            <p className="muted">{tCalculator('yourMeasure', { name })}</p>
            <p className="h1 result__figure">{figure}</p>
            {category && <p className="h3">{category}</p>}
            <p className="result__advice">{advice}</p>
          </>
        )}
      </div>
      {bands.length > 0 && (
        <Scale bands={bands} {...scale} value={value} unit={unit} description={description} />
      )}
    </>
  );
}
