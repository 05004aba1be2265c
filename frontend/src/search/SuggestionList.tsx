import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAnswer, SearchKind } from '../../../openapi/contract/site/search.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { sentenceOf } from '../api/client';
import { HiddenText } from '../common/feedback/Loading';
import { EmergencyCalls } from '../emergency/EmergencyCalls';
import { ResultPicture } from './ResultPicture';
import { kindHeadings } from './searchKinds';
import type { Suggestion } from './useSearchBox';

interface SuggestionListProps {
  id: string;
  text: string;
  search: UseQueryResult<SearchAnswer>;
  suggestions: Suggestion[];
  marked: Suggestion | undefined;
  opensUpwards?: boolean;
  onOpen: (path: string) => void;
}

const panel = {
  position: 'absolute',
  left: 0,
  right: 0,
  zIndex: 'modal',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 6,
};

const list = { maxHeight: 'min(440px, 60vh)', overflowY: 'auto', overscrollBehavior: 'contain' };

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 52,
  px: 2,
  py: 0.75,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'primary.light' },
};

/** What there is to say instead of suggestions, or how many there are. */
function statusOf({
  text,
  search,
  suggestions,
}: Pick<SuggestionListProps, 'text' | 'search' | 'suggestions'>) {
  if (suggestions.length > 0) return counted(suggestions.length, nouns.suggestion);
  if (search.isError) return `${sentenceOf(search.error)} Press Enter to search.`;
  if (!search.data) return 'Searching…';
  return `Nothing found for “${text}”. Try a speciality, a part of the body or a name.`;
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
    <Box
      id={optionId}
      role="option"
      aria-selected={isMarked}
      sx={row}
      // The focus stays in the box, where the keys are heard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(item.path)}
    >
      <ResultPicture kind={kind} item={item} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {item.title}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {item.detail}
        </Typography>
      </Box>
    </Box>
  );
}

/** The open list below (or above) a search box, its suggestions grouped by kind. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, search, suggestions, marked, opensUpwards, onOpen } = props;
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  const status = statusOf(props);
  const headingId = (kind: SearchKind) => `${id}-${kind}`;
  return (
    <Box sx={{ ...panel, ...(opensUpwards ? { bottom: 'calc(100% + 4px)' } : { top: 'calc(100% + 4px)' }) }}>
      {search.data?.emergency && <EmergencyCalls advice={search.data.emergency} isShort />}
      <div role="status">
        {suggestions.length > 0 ? (
          <HiddenText>{status}</HiddenText>
        ) : (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {status}
          </Typography>
        )}
      </div>
      <Box id={id} role="listbox" aria-label="Suggestions" hidden={suggestions.length === 0} sx={list}>
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-labelledby={headingId(kind)}>
            <Typography
              id={headingId(kind)}
              variant="overline"
              color="text.secondary"
              sx={{ display: 'block', px: 2, pt: 1.5, pb: 0.5 }}
            >
              {kindHeadings[kind]}
            </Typography>
            {suggestions
              .filter((each) => each.kind === kind)
              .map((each) => (
                <Option key={each.optionId} suggestion={each} marked={marked} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </Box>
    </Box>
  );
}
