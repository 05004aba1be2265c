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
import { tCalculator } from '../messages/care/calculators';
import { tPage } from '../messages/pages';

const GENDERS = [
  { value: 'male', label: tPage('genders.male') },
  { value: 'female', label: tPage('genders.female') },
];

const Notes = () => (
  <>
    <h2 className="h2">{tCalculator('aboutFigure')}</h2>
    <p>{tCalculator('bodyFatAbout')}</p>
    <p className="body2 muted">{tCalculator('bodyFatSources')}</p>
  </>
);

/** Body fat by the U.S. Navy formula; the hip is only needed for women. */
export function BodyFatPage() {
  usePageTitle(tCalculator('bodyFatCalculator'), tCalculator('bodyFatDescription'));
  const { gender, texts, problems, result, attempts, setGender, change, calculate, reset } = useBodyFat();
  const category = result === null ? null : bodyFatCategory(result, gender);
  return (
    <CalculatorPage
      title={tCalculator('bodyFatCalculator')}
      lead={tCalculator('bodyFatIntro')}
      fields={
        <>
          <ChoiceChips
            legend={tPage('gender')}
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
          name={tCalculator('bodyFat')}
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
