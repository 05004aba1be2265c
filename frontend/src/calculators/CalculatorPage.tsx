import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../common/forms/Button';
import './calculators.css';
import { tCalculator } from '../messages/care/calculators';

interface CalculatorPageProps {
  title: string;
  lead: string;
  fields: ReactNode;
  /** The place of the result. */
  result: ReactNode;
  /** The number of presses on Calculate. */
  attempts: number;
  notes: ReactNode;
  onCalculate: () => void;
  onReset: () => void;
}

/** After each attempt the first refused field gets the focus; otherwise the result scrolls into view. */
function useOutcome(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [attempts]);
  return { form, result };
}

/** Frame of a health calculator: the form, the result beside it, and the sources below. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { title, lead, fields, result, attempts, notes, onCalculate, onReset } = props;
  const refs = useOutcome(attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCalculate();
  };
  return (
    <div className="page">
      <h1 className="h1">{title}</h1>
      <p className="muted lead">{lead}</p>
      <div className="calculator">
        <div className="card card--roomy">
          <form ref={refs.form} noValidate aria-label={title} className="stack stack--form" onSubmit={submit}>
            {fields}
            <div className="row">
              <Button type="submit" look="contained">
                {tCalculator('calculate')}
              </Button>
              <Button onClick={onReset}>{tCalculator('reset')}</Button>
            </div>
          </form>
        </div>
        <section ref={refs.result} aria-label={tCalculator('yourResult')} className="card card--roomy">
          {result}
        </section>
      </div>
      <div className="stack stack--close calculator__notes">
        {notes}
        <p className="body2 muted">
          {tCalculator('privacyNote')}{' '}
          <Link to="/find-doctor?speciality=General%20Medicine">{tCalculator('seeDoctor')}</Link>
        </p>
      </div>
    </div>
  );
}
