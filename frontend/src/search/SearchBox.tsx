import { type FormEvent, Suspense, lazy } from 'react';
import { SearchField } from '../common/forms/SearchField';
import { Icon } from '../common/pictures/icons';
import { MAX_SEARCH_LENGTH } from './useSearch';
import { useSearchBox } from './useSearchBox';

const loadList = async () => (await import('./SuggestionList')).SuggestionList;
const SuggestionList = lazy(async () => ({ default: await loadList() }));

interface SearchBoxProps {
  /** Distinguishes the searches of a page. */
  name: string;
  placeholder: string;
  buttonLabel: string;
  /** The initial text. */
  initialText?: string;
  /** true if there is no room below the box. */
  opensUpwards?: boolean;
}

/**
 * The search over doctors, specialities, tests, medicines and articles: suggestions while typing, a results
 * page on Enter.
 */
export function SearchBox({
  name,
  placeholder,
  buttonLabel,
  initialText = '',
  opensUpwards,
}: SearchBoxProps) {
  const box = useSearchBox(initialText);
  const { listId, isShown, marked } = box;
  const isListed = box.suggestions.length > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  return (
    <form
      role="search"
      aria-label={name}
      // Before hydration the browser submits the form, and the server redirects to the same page.
      action="/search"
      onSubmit={onSubmit}
      onBlur={box.onBlur}
      onFocus={() => void loadList()}
      className="search-box"
    >
      <SearchField
        type="text"
        name="q"
        ref={box.field}
        role="combobox"
        label={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={marked?.optionId}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
      />
      <button type="submit" className="button button--outlined search-box__go">
        <Icon name="search" />
        <span>{buttonLabel}</span>
      </button>
      <Suspense>
        {isShown && (
          <SuggestionList
            id={listId}
            text={box.text.trim()}
            search={box.search}
            suggestions={box.suggestions}
            marked={marked}
            opensUpwards={opensUpwards}
            onOpen={box.open}
          />
        )}
      </Suspense>
    </form>
  );
}
