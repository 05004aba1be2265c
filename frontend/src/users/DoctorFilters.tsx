import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { BOOKING_DAYS_AHEAD } from '../availability/bookingDays';
import { addDays, formatRupees } from '../common/format/format';
import { SearchField } from '../common/forms/SearchField';
import { QUICK_SEARCH_DELAY_MS, useTypedSearch } from '../common/forms/useTypedSearch';
import {
  DAY_LABELS,
  FEES,
  GENDER_LABELS,
  PART_LABELS,
  SORT_LABELS,
  isDate,
  languages,
} from './doctorsFilter';
import type { DoctorsFilter } from './doctorsFilter';
import { specialities } from './specialities';

const LABEL = 'Search by name or speciality';
/** Choice of the day that lets a date be typed. */
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
  /** Said of no choice. */
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

/** Choices of the fee, with the one that an address may name beside them. */
const feeLabels = (fee: number | undefined) =>
  Object.fromEntries(
    [...new Set([...FEES, ...(fee === undefined ? [] : [fee])])].map((one) => [
      one,
      `Up to ${formatRupees(one)}`,
    ]),
  );

interface DoctorFiltersProps {
  filter: DoctorsFilter;
  /** YYYY-MM-DD in the hospital's zone. */
  today: string;
  onChange: (change: Partial<DoctorsFilter>) => void;
}

/** Search text, filters and order of find-doctor. */
export function DoctorFilters({ filter, today, onChange }: DoctorFiltersProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  const [text, setText] = useTypedSearch(filter.search, onSearch, QUICK_SEARCH_DELAY_MS);
  /** A choice came from a list of the values that its filter has. */
  const choose = (name: keyof DoctorsFilter) => (value: string | undefined) => onChange({ [name]: value });
  const { speciality, day, part, gender, language, maxFee, sort = 'name' } = filter;
  const more = [part, gender, language, maxFee].filter((value) => value !== undefined).length;
  const onDate = isDate(day);
  return (
    <div role="search" aria-label="Doctors" className="doctor-filters">
      <div className="doctor-filters__row">
        <SearchField label={LABEL} value={text} onChange={(event) => setText(event.target.value)} />
        <Choice
          label="Speciality"
          value={speciality}
          any="All specialities"
          choices={SPECIALITY_LABELS}
          onChoose={choose('speciality')}
        />
        <Choice
          label="Day"
          value={onDate ? ON_A_DATE : day}
          any="Any day"
          choices={{ ...DAY_LABELS, [ON_A_DATE]: 'On a date' }}
          onChoose={(chosen) => onChange({ day: chosen === ON_A_DATE ? today : chosen })}
        />
        <Choice label="Order" value={sort} choices={SORT_LABELS} onChoose={choose('sort')} />
      </div>
      <details className="doctor-filters__more" open={more > 0 || onDate || undefined}>
        <summary>More filters{more > 0 && ` (${more})`}</summary>
        <div>
          {onDate && (
            <Filter label="Date">
              <input
                type="date"
                value={day}
                min={today}
                max={addDays(today, BOOKING_DAYS_AHEAD)}
                onChange={(event) => isDate(event.target.value) && onChange({ day: event.target.value })}
              />
            </Filter>
          )}
          <Choice
            label="Time of day"
            value={part}
            any="Any time"
            choices={PART_LABELS}
            onChoose={choose('part')}
          />
          <Choice
            label="Gender"
            value={gender}
            any="Any gender"
            choices={GENDER_LABELS}
            onChoose={choose('gender')}
          />
          <Choice
            label="Language"
            value={language}
            any="Any language"
            choices={LANGUAGE_LABELS}
            onChoose={choose('language')}
          />
          <Choice
            label="Highest fee"
            value={maxFee}
            any="Any fee"
            choices={feeLabels(maxFee)}
            onChoose={(fee) => onChange({ maxFee: fee === undefined ? undefined : Number(fee) })}
          />
        </div>
      </details>
    </div>
  );
}
