import { useState } from 'react';
import { Alert } from '../common/feedback/Alert';
import { usePageTitle } from '../hospital/usePageTitle';
import { messages } from '../messages';
import { CalculatorPage } from './CalculatorPage';
import { MeasureField } from './MeasureField';
import { ResultView } from './ResultView';
import { BMI_ADVICE, BMI_BANDS, BMI_MEASURES, BMI_SCALE, bmiCategory, bmiOf } from './bmi';
import { readMeasure } from './measures';

type Field = keyof typeof BMI_MEASURES;
const FIELDS: Field[] = ['height', 'weight'];
const EMPTY = { height: '', weight: '' };

/** State of the calculator; the last result stays until the next one or a reset. */
function useBmi() {
  const [texts, setTexts] = useState<Record<Field, string>>(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const [bmi, setBmi] = useState<number | null>(null);
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
  };
  return { texts, problems, isMissing, bmi, attempts, change, calculate, reset };
}

const Notes = () => (
  <>
    <h2 className="h2">About the figure</h2>
    <p>
      BMI is the weight in kilograms divided by the square of the height in metres. It is made for adults: it
      says nothing about children, in pregnancy, or about people with much muscle.
    </p>
    <p>
      In people of South Asian descent, diabetes and heart disease begin at a lower BMI; the WHO expert
      consultation names 23 and 27.5 as points at which to act.
    </p>
    <p className="body2 muted">
      Sources: World Health Organization, Obesity: preventing and managing the global epidemic (Technical
      Report Series 894), 2000. WHO Expert Consultation, Appropriate body-mass index for Asian populations,
      The Lancet 363, 2004.
    </p>
  </>
);

/** Body-mass index with the specification's categories and texts. */
export function BmiPage() {
  usePageTitle(
    'BMI calculator',
    'Work out your body-mass index from height and weight, and read what it means.',
  );
  const { texts, problems, isMissing, bmi, attempts, change, calculate, reset } = useBmi();
  const category = bmi === null ? null : bmiCategory(bmi);
  return (
    <CalculatorPage
      title="BMI calculator"
      lead="Does your weight suit your height? Two measures tell."
      fields={
        <>
          {isMissing && <Alert severity="error">{messages.bmiMissing}</Alert>}
          {FIELDS.map((field) => (
            <MeasureField
              key={field}
              measure={BMI_MEASURES[field]}
              value={texts[field]}
              problem={problems[field]}
              onChange={(text) => change(field, text)}
            />
          ))}
        </>
      }
      result={
        <ResultView
          name="BMI"
          figure={bmi === null ? null : bmi.toFixed(2)}
          value={bmi}
          category={category}
          advice={category && BMI_ADVICE[category]}
          bands={BMI_BANDS}
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
