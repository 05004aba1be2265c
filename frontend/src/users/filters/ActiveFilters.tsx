import { formatDate, formatRupees } from '../../common/format/format';
import { Icon } from '../../common/pictures/icons';
import { DAY_LABELS, GENDER_LABELS, PART_LABELS, isDate } from '../doctorsFilter';
import type { DoctorsFilter } from '../doctorsFilter';
import { tDoctor } from '../../messages/people/doctors';

type FilterName = Exclude<keyof DoctorsFilter, 'search' | 'sort' | 'page'>;

/** The active filters with their labels. */
export function activeFilters({ speciality, day, part, gender, language, maxFee }: DoctorsFilter) {
  const dayWords = isDate(day) ? formatDate(day) : day && DAY_LABELS[day as keyof typeof DAY_LABELS];
  const named: [FilterName, string | undefined][] = [
    ['speciality', speciality],
    ['day', dayWords],
    ['part', part && PART_LABELS[part]],
    ['gender', gender && GENDER_LABELS[gender]],
    ['language', language],
    ['maxFee', maxFee === undefined ? undefined : tDoctor('feeUpTo', { one: formatRupees(maxFee) })],
  ];
  return named.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

interface ActiveFiltersProps {
  filter: DoctorsFilter;
  onChange: (change: Partial<DoctorsFilter>) => void;
}

/** A chip for each active filter; pressing it removes the filter. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={tDoctor('activeFilters')}>
      {active.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className="active-filter"
            aria-label={tDoctor('removeFilter', { filter: text })}
            onClick={() => onChange({ [name]: undefined })}
          >
            {text}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
