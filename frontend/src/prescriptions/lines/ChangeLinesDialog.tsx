import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { PrescribedMedicine, PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { tPrescription } from '../../messages/care/prescriptions';
import { type LineStep, useChangeLines } from './useChangeLines';
import { LineText } from './LineText';

const MAX_REASON = 300;

/** The steps, and the states of a line that allow each. */
const ALLOWED: Record<LineStep, readonly PrescribedMedicine['status'][]> = {
  stop: ['active', 'onHold'],
  hold: ['active'],
  resume: ['onHold'],
  'enter-in-error': ['active', 'onHold', 'stopped', 'replaced', 'completed'],
};

const linesFor = (step: LineStep, medicines: PrescribedMedicine[]): number[] =>
  medicines.filter(({ status }) => ALLOWED[step].includes(status)).map(({ line }) => line);

/** The steps that a doctor can take with this prescription; only the author can mark an error. */
export const stepsFor = ({ medicines }: PrescriptionDto, isAuthor: boolean): LineStep[] =>
  (Object.keys(ALLOWED) as LineStep[]).filter(
    (step) => (isAuthor || step !== 'enter-in-error') && linesFor(step, medicines).length > 0,
  );

const labelOf = (step: LineStep): string => tPrescription(`lines.steps.${step}`);

interface DialogProps {
  prescription: PrescriptionDto;
  steps: LineStep[];
  onClose: () => void;
}

/** Asks what shall happen, with which lines, and why. */
export function ChangeLinesDialog({ prescription, steps, onClose }: DialogProps) {
  const { id, number, medicines } = prescription;
  const [step, setStep] = useState<LineStep>(steps[0]);
  const possible = linesFor(step, medicines);
  const [chosen, setChosen] = useState<number[]>(possible.length === 1 ? possible : []);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'lines' | 'reason' | null>(null);
  const change = useChangeLines();
  const lines = chosen.filter((line) => possible.includes(line));

  const confirm = () => {
    if (lines.length === 0) return setProblem('lines');
    if (step !== 'resume' && reason.trim() === '') return setProblem('reason');
    setProblem(null);
    change.mutate(
      { id, step, lines, reason: reason.trim() },
      {
        onSuccess: () => {
          notifySuccess(tPrescription('lines.changed'), number);
          onClose();
        },
      },
    );
  };
  const failure = change.error && {
    text: tPrescription('lines.failed'),
    detail: sentenceOf(change.error),
  };
  return (
    <ConfirmDialog
      title={tPrescription('lines.title', { number })}
      confirmLabel={labelOf(step)}
      destructive={step !== 'resume'}
      busy={change.isPending}
      error={problem ? { text: tPrescription(`lines.missing.${problem}`) } : failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormControl>
          <FormLabel id="line-step">{tPrescription('lines.what')}</FormLabel>
          <RadioGroup
            aria-labelledby="line-step"
            value={step}
            onChange={(_event, value) => setStep(value as LineStep)}
          >
            {steps.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={labelOf(one)} />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">{tPrescription('lines.which')}</FormLabel>
          <FormGroup>
            {medicines
              .filter(({ line }) => possible.includes(line))
              .map(({ line, name, dosage, frequency }) => (
                <FormControlLabel
                  key={line}
                  sx={{ overflowWrap: 'anywhere' }}
                  label={<LineText name={name} dosage={dosage} frequency={frequency} />}
                  control={
                    <Checkbox
                      checked={chosen.includes(line)}
                      onChange={(_event, isOn) =>
                        setChosen(isOn ? [...chosen, line] : chosen.filter((other) => other !== line))
                      }
                    />
                  }
                />
              ))}
          </FormGroup>
        </FormControl>
        {step !== 'resume' && (
          <TextField
            label={tPrescription('lines.reason')}
            helperText={tPrescription('lines.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            fullWidth
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
