import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { MAX_LINE } from '../../../../openapi/contract/care/favourite-lines.js';
import type { KeyboardEvent, Ref } from 'react';
import { tPrescription } from '../../messages/care/prescriptions';
import { useMedicineNames } from '../form/useMedicineNames';
import type { MedicineLine } from './useMedicineLine';

interface LineBoxProps {
  medicine: MedicineLine;
  favourites: string[];
  /** Id of the reading below the box. */
  readingId: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Enter was pressed, and not to choose a suggestion. */
  onEnter: () => void;
}

const fits = (favourite: string, typed: string): boolean =>
  favourite.toLowerCase().includes(typed.trim().toLowerCase());

/** A line is typed as on paper; favourites and names of medicines are suggested. */
export function LineBox({ medicine, favourites, readingId, inputRef, onEnter }: LineBoxProps) {
  const { line, row, typeLine, takeLine } = medicine;
  const hasOnlyName = line !== '' && row.name === line.trim();
  const names = useMedicineNames(hasOnlyName ? line : '').map(({ name }) => name);
  const fitting = favourites.filter((favourite) => favourite !== line && fits(favourite, line));

  const enter = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
    const isChoosing = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isChoosing) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    onEnter();
  };

  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={[...fitting, ...names]}
      groupBy={(option) =>
        tPrescription(fitting.includes(option) ? 'favouriteLines' : 'medicinesOfOurPharmacy')
      }
      // The lists fit already.
      filterOptions={(options) => options}
      value=""
      inputValue={line}
      onInputChange={(_, text, reason) => reason === 'input' && typeLine(text)}
      onChange={(_, chosen, reason) => {
        if (reason !== 'selectOption') return;
        if (fitting.includes(chosen)) takeLine(chosen);
        else typeLine(`${chosen} `);
      }}
      onKeyDown={enter}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={tPrescription('line')}
          inputRef={inputRef}
          slotProps={{
            htmlInput: { ...params.inputProps, maxLength: MAX_LINE, 'aria-describedby': readingId },
          }}
        />
      )}
    />
  );
}
