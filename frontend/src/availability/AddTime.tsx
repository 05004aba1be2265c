import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { ClockTime } from '../../../openapi/contract/common.js';
import { availabilityWords } from '../words/care/availability';

/** Adds a time of day that is not among the half hours. */
export function AddTime({ onAdd }: { onAdd: (time: string) => void }) {
  const [time, setTime] = useState('');
  const isComplete = ClockTime.safeParse(time).success;
  const add = () => {
    if (!isComplete) return;
    onAdd(time);
    setTime('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter would send the whole form
    add();
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label={availabilityWords.anotherTime}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
        onKeyDown={addOnEnter}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ minWidth: 150 }}
      />
      <Button onClick={add} disabled={!isComplete}>
        {availabilityWords.add}
      </Button>
    </Stack>
  );
}
