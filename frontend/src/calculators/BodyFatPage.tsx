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
import { calculatorWords } from '../words/care/calculators';
import { pageWords } from '../words/pages';

const GENDERS = [
  { value: 'male', label: pageWords.male },
  { value: 'female', label: pageWords.female },
];

const Notes = () => (
  <>
    <h2 className="h2">{calculatorWords.aboutFigure}</h2>
    <p>{calculatorWords.bodyFatAbout}</p>
    <p className="body2 muted">{calculatorWords.bodyFatSources}</p>
  </>
);

/** Body fat by the U.S. Navy's formula; the hip is asked of women only. */
export function BodyFatPage() {
  usePageTitle(calculatorWords.bodyFatCalculator, calculatorWords.bodyFatDescription);
  const { gender, texts, problems, result, attempts, setGender, change, calculate, reset } = useBodyFat();
  const category = result === null ? null : bodyFatCategory(result, gender);
  return (
    <CalculatorPage
      title={calculatorWords.bodyFatCalculator}
      lead={calculatorWords.bodyFatIntro}
      fields={
        <>
          <ChoiceChips
            legend={pageWords.gender}
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
          name={calculatorWords.bodyFat}
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
