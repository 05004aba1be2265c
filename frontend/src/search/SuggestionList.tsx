import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAnswer, SearchKind } from '../../../openapi/contract/site/search.js';
import { tCount } from '../../../openapi/contract/messages/counts.js';
import { sentenceOf } from '../api/client';
import { HiddenText } from '../common/feedback/Loading';
import { EmergencyCalls } from '../emergency/EmergencyCalls';
import { ResultPicture } from './ResultPicture';
import { kindHeadings } from './searchKinds';
import type { Suggestion } from './useSearchBox';
import { tPage } from '../messages/pages';
import { tSearch } from '../messages/site/search';

interface SuggestionListProps {
  id: string;
  text: string;
  search: UseQueryResult<SearchAnswer>;
  suggestions: Suggestion[];
  marked: Suggestion | undefined;
  opensUpwards?: boolean;
  onOpen: (path: string) => void;
}

/** A message instead of suggestions, or their number. */
function statusOf({
  text,
  search,
  suggestions,
}: Pick<SuggestionListProps, 'text' | 'search' | 'suggestions'>) {
  if (suggestions.length > 0) return tCount('suggestions', { count: suggestions.length });
  if (search.isError) return tSearch('pressEnter', { sentence: sentenceOf(search.error) });
  if (!search.data) return tSearch('searching');
  return tSearch('noResults', { text });
}

function Option({
  suggestion,
  marked,
  onOpen,
}: { suggestion: Suggestion } & Pick<SuggestionListProps, 'marked' | 'onOpen'>) {
  const { optionId, kind, item } = suggestion;
  const isMarked = optionId === marked?.optionId;
  useEffect(() => {
    if (isMarked) document.getElementById(optionId)?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked, optionId]);
  return (
    <div
      id={optionId}
      role="option"
      aria-selected={isMarked}
      className="suggestion"
      // The focus stays in the box, which handles the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(item.path)}
    >
      <ResultPicture kind={kind} item={item} size={36} />
      <div className="suggestion__words">
        <p className="suggestion__title">{item.title}</p>
        <p className="body2 muted">{item.detail}</p>
      </div>
    </div>
  );
}

/** The list below or above a search box, with suggestions by kind. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, search, suggestions, marked, opensUpwards, onOpen } = props;
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  const status = statusOf(props);
  const headingId = (kind: SearchKind) => `${id}-${kind}`;
  return (
    <div className={opensUpwards ? 'suggestions suggestions--above' : 'suggestions'}>
      {search.data?.emergency && <EmergencyCalls advice={search.data.emergency} isShort />}
      <div role="status">
        {suggestions.length > 0 ? (
          <HiddenText>{status}</HiddenText>
        ) : (
          <p className="muted suggestions__status">{status}</p>
        )}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={tPage('suggestions')}
        hidden={suggestions.length === 0}
        className="suggestions__list"
      >
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-labelledby={headingId(kind)}>
            <p id={headingId(kind)} className="overline muted suggestions__kind">
              {kindHeadings[kind]}
            </p>
            {suggestions
              .filter((each) => each.kind === kind)
              .map((each) => (
                <Option key={each.optionId} suggestion={each} marked={marked} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
