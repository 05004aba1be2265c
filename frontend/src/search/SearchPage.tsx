import { Link, useSearchParams } from 'react-router';
import type { SearchAnswer } from '../../../openapi/contract/site/search.js';
import { SkeletonList } from '../common/feedback/Skeleton';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { buttonLook } from '../common/forms/Button';
import { WithContact } from '../hospital/contact/WithContact';
import { usePageTitle } from '../hospital/usePageTitle';
import { EmergencyCalls } from '../emergency/EmergencyCalls';
import { ResultGroup } from './ResultGroup';
import { SearchBox } from './SearchBox';
import { MAX_SEARCH_LENGTH, searchPath, useSearch } from './useSearch';
import './search.css';
import { tCommon } from '../messages/common';
import { tSearch } from '../messages/site/search';

/** Results per kind: the server's maximum. */
const PER_KIND = 20;
/** Examples of everyday words that the search understands. */
const examples = ['heart', 'sugar', 'bones', 'children', 'teeth', 'fever'];

const Examples = () => (
  <div className="row results__examples">
    {examples.map((word) => (
      <Link key={word} className={buttonLook('outlined')} to={searchPath(word)}>
        {word}
      </Link>
    ))}
  </div>
);

const ResultsSkeleton = () => (
  <Loading>
    <SkeletonList count={6} height={76} />
  </Loading>
);

const sentenceOfTotal = (total: number, q: string) => tSearch('resultsFor', { total, q });

function Results({ answer: { q, emergency, groups } }: { answer: SearchAnswer }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      {emergency && <EmergencyCalls advice={emergency} />}
      <p role="status" className="muted">
        {sentenceOfTotal(total, q)}
      </p>
      {groups.map((group) => (
        <ResultGroup key={`${q} ${group.kind}`} group={group} />
      ))}
      {total === 0 && (
        <EmptyState text={tSearch('emptyText')}>
          <Examples />
          <Link className="link" to="/contact">
            {tSearch('askHospital')}
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
    <div aria-busy={search.isPlaceholderData} className={search.isPlaceholderData ? 'stale' : undefined}>
      <Results answer={search.data} />
    </div>
  );
}

/** The results for the text in the address: `/search?q=…`. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  usePageTitle(text ? tSearch('pageTitle', { text }) : tCommon('search'), tSearch('pageDescription'));
  return (
    <WithContact>
      <div className="search-page">
        <h1 className="h1">{tCommon('search')}</h1>
        <SearchBox
          name={tCommon('hospital')}
          placeholder={tCommon('searchPlaceholder')}
          buttonLabel={tCommon('search')}
          initialText={text}
        />
        <div className="search-page__found">
          {text ? (
            <Found text={text} />
          ) : (
            <EmptyState text={tSearch('hint')}>
              <Examples />
            </EmptyState>
          )}
        </div>
      </div>
    </WithContact>
  );
}
