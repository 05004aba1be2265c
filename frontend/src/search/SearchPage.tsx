import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { SearchAnswer } from '../../../openapi/contract/site/search.js';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { usePageTitle } from '../hospital/usePageTitle';
import { EmergencyCalls } from '../emergency/EmergencyCalls';
import { ResultGroup } from './ResultGroup';
import { SearchBox } from './SearchBox';
import { MAX_SEARCH_LENGTH, searchPath, useSearch } from './useSearch';

/** Results of each kind: as many as the server gives. */
const PER_KIND = 20;
/** Everyday words that show what the search understands. */
const examples = ['heart', 'sugar', 'bones', 'children', 'teeth', 'fever'];

const Examples = () => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
    {examples.map((word) => (
      <Button key={word} variant="outlined" component={RouterLink} to={searchPath(word)}>
        {word}
      </Button>
    ))}
  </Stack>
);

const ResultsSkeleton = () => (
  <Loading>
    <Stack spacing={1.5}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={76} />
      ))}
    </Stack>
  </Loading>
);

const sentenceOfTotal = (total: number, q: string) => `${counted(total, nouns.result)} for “${q}”`;

function Results({ answer: { q, emergency, groups } }: { answer: SearchAnswer }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      {emergency && <EmergencyCalls advice={emergency} />}
      <Typography role="status" color="text.secondary">
        {sentenceOfTotal(total, q)}
      </Typography>
      {groups.map((group) => (
        <ResultGroup key={`${q} ${group.kind}`} group={group} />
      ))}
      {total === 0 && (
        <EmptyState text="Nothing here has that name. Try fewer letters, a part of the body or what troubles you.">
          <Examples />
          <Link component={RouterLink} to="/contact">
            Ask the hospital
          </Link>
        </EmptyState>
      )}
    </>
  );
}

function Found({ text }: { text: string }) {
  const search = useSearch(text, PER_KIND);
  if (search.isError) return <ErrorRetry error={search.error} onRetry={() => void search.refetch()} />;
  if (search.isPending) return <ResultsSkeleton />;
  return (
    <Box aria-busy={search.isPlaceholderData} sx={{ opacity: search.isPlaceholderData ? 0.6 : 1 }}>
      <Results answer={search.data} />
    </Box>
  );
}

/** What the hospital has for the text in the address: `/search?q=…`. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  usePageTitle(
    text ? `${text}: search` : 'Search',
    'Doctors, specialities, lab tests, medicines and articles of the hospital, found by everyday words.',
  );
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 820 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Search
      </Typography>
      <SearchBox
        name="Hospital"
        placeholder="Search for Doctor, Hospital or Treatment"
        buttonLabel="Search"
        initialText={text}
      />
      <Box sx={{ mt: 3 }}>
        {text ? (
          <Found text={text} />
        ) : (
          <EmptyState text="Type a name, a speciality, a test, a medicine or what troubles you.">
            <Examples />
          </EmptyState>
        )}
      </Box>
    </Box>
  );
}
