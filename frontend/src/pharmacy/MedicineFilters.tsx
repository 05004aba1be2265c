import type { Ref } from 'react';
import { Glyph } from '../common/pictures/glyphs';
import { SelectField } from '../common/forms/SelectField';
import type { MedicineSort, MedicinesFilter } from './useMedicines';
import { NO_FILTER, sorts } from './useMedicinesUrl';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

interface MedicineFiltersProps {
  headingRef: Ref<HTMLHeadingElement>;
  filter: MedicinesFilter;
  onFilter: (change: Partial<MedicinesFilter>) => void;
}

/** An active filter; pressing it removes it. */
const FilterChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    className="chip"
    aria-label={tPharmacy('removeFilter', { label })}
    onClick={onRemove}
    onKeyUp={(event) => ['Backspace', 'Delete'].includes(event.key) && onRemove()}
  >
    {label}
    <Glyph name="remove" />
  </button>
);

/** Heading of the medicines, the active filters, and the sort order. */
export function MedicineFilters({ headingRef, filter, onFilter }: MedicineFiltersProps) {
  const { search, condition, brand, sort } = filter;
  // A single filter needs no second button, which would push the results down on a phone.
  const areSeveral = [search, condition, brand].filter(Boolean).length > 1;
  return (
    <div className="medicines__head">
      <div className="row">
        <h2 className="h2 list-heading" id="medicines" ref={headingRef} tabIndex={-1}>
          {tPage('medicines')}
        </h2>
        {condition && <FilterChip label={condition} onRemove={() => onFilter({ condition: undefined })} />}
        {brand && <FilterChip label={brand} onRemove={() => onFilter({ brand: '' })} />}
        {search && <FilterChip label={`“${search}”`} onRemove={() => onFilter({ search: '' })} />}
        {areSeveral && (
          <button type="button" className="chip chip--outlined" onClick={() => onFilter(NO_FILTER)}>
            {tPharmacy('clearAll')}
          </button>
        )}
      </div>
      <SelectField
        isSmall
        label={tPharmacy('sortBy')}
        id="medicine-sort"
        value={sort ?? ''}
        onChange={({ target: { value } }) => onFilter({ sort: value ? (value as MedicineSort) : undefined })}
      >
        <option value="">{tPharmacy('bestMatch')}</option>
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
