import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';

interface CalculatorPageProps {
  title: string;
  lead: string;
  fields: ReactNode;
  /** What stands where the result is or will be. */
  result: ReactNode;
  /** How often the person has pressed Calculate. */
  attempts: number;
  notes: ReactNode;
  onCalculate: () => void;
  onReset: () => void;
}

/** After each attempt a refused field takes the focus; else the result comes into view, which a phone shows below. */
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

/** Frame of a health calculator: the form, beside it the result, below both where the figures come from. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { title, lead, fields, result, attempts, notes, onCalculate, onReset } = props;
  const refs = useOutcome(attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCalculate();
  };
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '64ch' }}>
        {lead}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          mt: 3,
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack
            component="form"
            ref={refs.form}
            noValidate
            aria-label={title}
            spacing={2.5}
            onSubmit={submit}
          >
            {fields}
            <Stack direction="row" spacing={1}>
              <Button type="submit" variant="contained" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
                Calculate
              </Button>
              <Button onClick={onReset}>Reset</Button>
            </Stack>
          </Stack>
        </Card>
        <Card ref={refs.result} component="section" aria-label="Your result" sx={{ p: { xs: 2, sm: 3 } }}>
          {result}
        </Card>
      </Box>
      <Stack spacing={1} sx={{ mt: 4, maxWidth: '76ch' }}>
        {notes}
        <Typography variant="body2" color="text.secondary">
          What you type stays in your browser. A calculator does not replace an examination:{' '}
          <RouterLink to="/find-doctor?speciality=General%20Medicine" style={{ color: 'inherit' }}>
            see a doctor
          </RouterLink>{' '}
          about anything that worries you.
        </Typography>
      </Stack>
    </Box>
  );
}
