import { useCallback, useId, useState } from 'react';
import { useMedia } from '../../common/browser/useMedia';
import { Button } from '../../common/forms/Button';
import { SearchField } from '../../common/forms/SearchField';
import { QUICK_SEARCH_DELAY_MS, useTypedSearch } from '../../common/forms/useTypedSearch';
import { ActiveFilters, activeFilters } from './ActiveFilters';
import { isDate } from '../doctorsFilter';
import { type FilterFieldsProps, MainFields, MoreFields } from './FilterFields';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';

/** Below this width only the search is shown; findDoctor.css has the same. */
const PHONE = '(max-width:599.95px)';

/** All filters behind a button, and a chip for each active one. */
function PhoneFilters(props: FilterFieldsProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(props.filter).length;
  return (
    <>
      <Button
        look="outlined"
        className="doctor-filters__open"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {tDoctor('filters')}
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <div id={panelId} className="doctor-filters__panel">
          <MainFields {...props} />
          <MoreFields {...props} />
          <Button look="contained" onClick={() => setOpen(false)}>
            {tDoctor('showDoctors')}
          </Button>
        </div>
      )}
      <ActiveFilters {...props} />
    </>
  );
}

/** The first filters beside the search, the others collapsed below. */
function WideFilters(props: FilterFieldsProps) {
  const { day, part, gender, language, maxFee } = props.filter;
  const more = [part, gender, language, maxFee].filter((value) => value !== undefined).length;
  return (
    <>
      <MainFields {...props} />
      <details className="doctor-filters__more" open={more > 0 || isDate(day) || undefined}>
        <summary>
          {tDoctor('moreFilters')}
          {more > 0 && ` (${more})`}
        </summary>
        <div>
          <MoreFields {...props} />
        </div>
      </details>
    </>
  );
}

/** Search text, filters and order of find-doctor. */
export function DoctorFilters({ filter, today, onChange }: FilterFieldsProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  const [text, setText] = useTypedSearch(filter.search, onSearch, QUICK_SEARCH_DELAY_MS);
  const Filters = useMedia(PHONE) ? PhoneFilters : WideFilters;
  return (
    <div role="search" aria-label={tPage('doctors')} className="doctor-filters">
      <SearchField
        label={tDoctor('searchPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Filters filter={filter} today={today} onChange={onChange} />
    </div>
  );
}
