import { ChoiceChips } from '../common/forms/ChoiceChips';
import { usePageTitle } from '../hospital/usePageTitle';
import { CalculatorPage } from './CalculatorPage';
import { MeasureField } from './MeasureField';
import { ResultView } from './ResultView';
import {
  BODY_FAT_ADVICE,
  BODY_FAT_BANDS,
  BODY_FAT_MEASURES,
  BODY_FAT_SCALE,
  type Gender,
  WAIST_HINT,
  bodyFatCategory,
} from './bodyFat';
import { fieldsOf, useBodyFat } from './useBodyFat';

const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

const Notes = () => (
  <>
    <h2 className="h2">About the figure</h2>
    <p>
      The U.S. Navy circumference formula estimates body fat from the height and the girth of neck, waist and,
      for women, hip. It was made for adults and can be some percent off for one person: repeat it in the same
      way after some weeks and watch the change rather than the figure.
    </p>
    <p className="body2 muted">
      Sources: J. A. Hodgdon and M. B. Beckett, Prediction of percent body fat for U.S. Navy men (Report
      84-11) and women (Report 84-29) from body circumferences and height, Naval Health Research Center, San
      Diego, 1984. Percentage from body density: W. E. Siri, 1961. Ranges: American Council on Exercise.
    </p>
  </>
);

/** Body fat by the U.S. Navy's formula; the hip is asked of women only. */
export function BodyFatPage() {
  usePageTitle(
    'Body fat calculator',
    'Estimate your body fat from a few measures with a tape, by the U.S. Navy formula.',
  );
  const { gender, texts, problems, result, attempts, setGender, change, calculate, reset } = useBodyFat();
  const category = result === null ? null : bodyFatCategory(result, gender);
  return (
    <CalculatorPage
      title="Body fat calculator"
      lead="How much of your weight is fat? A tape measure is all you need."
      fields={
        <>
          <ChoiceChips
            legend="Gender"
            choices={GENDERS}
            value={gender}
            onChange={(value) => setGender(value as Gender)}
          />
          {fieldsOf(gender).map((field) => (
            <MeasureField
              key={field}
              measure={BODY_FAT_MEASURES[field]}
              hint={field === 'waist' ? WAIST_HINT[gender] : undefined}
              value={texts[field]}
              problem={problems[field]}
              onChange={(text) => change(field, text)}
            />
          ))}
        </>
      }
      result={
        <ResultView
          name="body fat"
          figure={result === null ? null : `${result.toFixed(2)}%`}
          value={result}
          category={category}
          advice={category && BODY_FAT_ADVICE[category]}
          bands={BODY_FAT_BANDS[gender]}
          scale={BODY_FAT_SCALE}
          unit="%"
        />
      }
      attempts={attempts}
      notes={<Notes />}
      onCalculate={calculate}
      onReset={reset}
    />
  );
}
