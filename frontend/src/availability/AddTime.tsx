import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useState } from 'react';
import { CLOCK_TIME } from '../../../openapi/contract/clock-time.js';
import { TextField } from '../common/forms/TextField';
import { tAvailability } from '../messages/care/availability';

/** Adds a time of day besides the half hours. */
export function AddTime({ onAdd }: { onAdd: (time: string) => void }) {
  const [time, setTime] = useState('');
  const isComplete = CLOCK_TIME.test(time);
  const add = () => {
    if (!isComplete) return;
    onAdd(time);
    setTime('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter would submit the whole form
    add();
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label={tAvailability('anotherTime')}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
        onKeyDown={addOnEnter}
        style={{ minWidth: 150 }}
      />
      <Button onClick={add} disabled={!isComplete}>
        {tAvailability('add')}
      </Button>
    </Stack>
  );
}
