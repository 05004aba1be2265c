import { useState } from 'react';
import { Alert } from '../common/feedback/Alert';
import { CheckField } from '../common/forms/CheckField';
import { usePageTitle } from '../hospital/usePageTitle';
import { tSpecified } from '../messages/specified';
import { CalculatorPage } from './CalculatorPage';
import { MeasureField } from './MeasureField';
import { ResultView } from './ResultView';
import { BMI_ADVICE, BMI_BANDS, BMI_MEASURES, BMI_SCALE, bmiCategory, bmiFigure, bmiOf } from './bmi';
import { readMeasure } from './measures';
import { tCalculator } from '../messages/care/calculators';
import { tCommon } from '../messages/common';

type Field = keyof typeof BMI_MEASURES;
const FIELDS: Field[] = ['height', 'weight'];
const EMPTY = { height: '', weight: '' };

/** State of the calculator; the last result stays until the next one or a reset. */
function useBmi() {
  const [texts, setTexts] = useState<Record<Field, string>>(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const [bmi, setBmi] = useState<number | null>(null);
  const [isMinor, setMinor] = useState(false);
  const [attempts, setAttempts] = useState(0);

  const change = (field: Field, text: string) => {
    setTexts({ ...texts, [field]: text });
    setProblems({ ...problems, [field]: undefined });
  };
  const calculate = () => {
    const height = readMeasure(texts.height, BMI_MEASURES.height);
    const weight = readMeasure(texts.weight, BMI_MEASURES.weight);
    setMissing(FIELDS.some((field) => texts[field].trim() === ''));
    setProblems({ height: height.problem, weight: weight.problem });
    setAttempts(attempts + 1);
    const isComplete = height.value !== undefined && weight.value !== undefined;
    setBmi(isComplete ? bmiOf(weight.value, height.value / 100) : null);
  };
  const reset = () => {
    setTexts(EMPTY);
    setProblems({});
    setMissing(false);
    setBmi(null);
    setMinor(false);
  };
  return { texts, problems, isMissing, bmi, isMinor, attempts, change, setMinor, calculate, reset };
}

const Notes = () => (
  <>
    <h2 className="h2">{tCalculator('aboutFigure')}</h2>
    <p>{tCalculator('bmiAbout')}</p>
    <p>{tCalculator('bmiSouthAsian')}</p>
    <p className="body2 muted">{tCalculator('bmiSources')}</p>
  </>
);

/** Body-mass index with the specification's categories and texts. */
export function BmiPage() {
  usePageTitle(tCommon('bmiCalculator'), tCalculator('bmiDescription'));
  const { texts, problems, isMissing, bmi, isMinor, attempts, change, setMinor, calculate, reset } = useBmi();
  const category = bmi === null || isMinor ? null : bmiCategory(bmi);
  const minorAdvice = isMinor ? tCalculator('bmiBelow18') : null;
  return (
    <CalculatorPage
      title={tCommon('bmiCalculator')}
      lead={tCalculator('bmiIntro')}
      fields={
        <>
          {isMissing && <Alert severity="error">{tSpecified('bmiMissing')}</Alert>}
          {FIELDS.map((field) => (
            <MeasureField
              key={field}
              measure={BMI_MEASURES[field]}
              value={texts[field]}
              problem={problems[field]}
              onChange={(text) => change(field, text)}
            />
          ))}
          <CheckField label={tCalculator('youngerThan18')} checked={isMinor} onChange={setMinor} />
        </>
      }
      result={
        <ResultView
          name="BMI"
          figure={bmi === null ? null : bmiFigure(bmi)}
          value={bmi}
          category={category}
          advice={category ? BMI_ADVICE[category] : minorAdvice}
          bands={isMinor ? [] : BMI_BANDS}
          scale={BMI_SCALE}
          unit=""
        />
      }
      attempts={attempts}
      notes={<Notes />}
      onCalculate={calculate}
      onReset={reset}
    />
  );
}
