import type { ReactNode } from 'react';
import { BOOKING_DAYS_AHEAD } from '../../availability/bookingDays';
import { DateField } from '../../common/dates/DateField';
import { addDays, formatRupees } from '../../common/format/format';
import {
  DAY_LABELS,
  FEES,
  GENDER_LABELS,
  PART_LABELS,
  SORT_LABELS,
  isDate,
  languages,
} from '../doctorsFilter';
import { DEFAULT_SORT } from '../defaultSort';
import type { DoctorsFilter } from '../doctorsFilter';
import { specialities } from '../specialities';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';

/** The option that shows a date field. */
const ON_A_DATE = 'date';

const Filter = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="filter">
    {label}
    {children}
  </label>
);

interface ChoiceProps {
  label: string;
  value: string | number | undefined;
  /** The label of an empty choice. */
  any?: string;
  choices: Record<string, string>;
  onChoose: (value: string | undefined) => void;
}

const Choice = ({ label, value = '', any, choices, onChoose }: ChoiceProps) => (
  <Filter label={label}>
    <select value={value} onChange={(event) => onChoose(event.target.value || undefined)}>
      {any && <option value="">{any}</option>}
      {Object.entries(choices).map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  </Filter>
);

const sameWords = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
const SPECIALITY_LABELS = sameWords(specialities);
const LANGUAGE_LABELS = sameWords(languages);

/** The fee options, including one from the address. */
const feeLabels = (fee: number | undefined) =>
  Object.fromEntries(
    [...new Set([...FEES, ...(fee === undefined ? [] : [fee])])].map((one) => [
      one,
      tDoctor('feeUpTo', { one: formatRupees(one) }),
    ]),
  );

export interface FilterFieldsProps {
  filter: DoctorsFilter;
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onChange: (change: Partial<DoctorsFilter>) => void;
}

/** Speciality, day and order. */
export function MainFields({ filter, today, onChange }: FilterFieldsProps) {
  const { speciality, day, sort = DEFAULT_SORT } = filter;
  /** The value comes from the filter's own list. */
  const choose = (name: keyof DoctorsFilter) => (value: string | undefined) => onChange({ [name]: value });
  return (
    <>
      <Choice
        label={tPage('speciality')}
        value={speciality}
        any={tDoctor('allSpecialities')}
        choices={SPECIALITY_LABELS}
        onChoose={choose('speciality')}
      />
      <Choice
        label={tPage('day')}
        value={isDate(day) ? ON_A_DATE : day}
        any={tDoctor('anyDay')}
        choices={{ ...DAY_LABELS, [ON_A_DATE]: tDoctor('onDate') }}
        onChoose={(chosen) => onChange({ day: chosen === ON_A_DATE ? today : chosen })}
      />
      <Choice label={tDoctor('order')} value={sort} choices={SORT_LABELS} onChoose={choose('sort')} />
    </>
  );
}

/** Date, part of the day, gender, language and fee. */
export function MoreFields({ filter, today, onChange }: FilterFieldsProps) {
  const { day, part, gender, language, maxFee } = filter;
  const choose = (name: keyof DoctorsFilter) => (value: string | undefined) => onChange({ [name]: value });
  return (
    <>
      {isDate(day) && (
        <DateField
          label={tPage('date')}
          isSmall
          isCompleteOnly
          value={day}
          min={today}
          max={addDays(today, BOOKING_DAYS_AHEAD)}
          onChange={(chosen) => isDate(chosen) && onChange({ day: chosen })}
        />
      )}
      <Choice
        label={tDoctor('timeOfDay')}
        value={part}
        any={tDoctor('anyTime')}
        choices={PART_LABELS}
        onChoose={choose('part')}
      />
      <Choice
        label={tPage('gender')}
        value={gender}
        any={tDoctor('anyGender')}
        choices={GENDER_LABELS}
        onChoose={choose('gender')}
      />
      <Choice
        label={tDoctor('language')}
        value={language}
        any={tDoctor('anyLanguage')}
        choices={LANGUAGE_LABELS}
        onChoose={choose('language')}
      />
      <Choice
        label={tDoctor('highestFee')}
        value={maxFee}
        any={tDoctor('anyFee')}
        choices={feeLabels(maxFee)}
        onChoose={(fee) => onChange({ maxFee: fee === undefined ? undefined : Number(fee) })}
      />
    </>
  );
}
