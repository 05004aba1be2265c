import { useId, useState } from 'react';
import type { SearchGroup, SearchItem, SearchKind } from '../../../openapi/contract/site/search.js';
import { Button } from '../common/forms/Button';
import { CardLink } from '../home/CardLink';
import { ResultPicture } from './ResultPicture';
import { kindHeadings } from './searchKinds';
import { tSearch } from '../messages/site/search';

/** Results of a kind before "show all". */
const SHOWN_FIRST = 5;

const Result = ({ kind, item }: { kind: SearchKind; item: SearchItem }) => (
  <li>
    <CardLink to={item.path} padding={1.5}>
      <div className="result">
        <ResultPicture kind={kind} item={item} size={52} />
        <div>
          <p className="strong">{item.title}</p>
          <p className="body2 muted">{item.detail}</p>
        </div>
      </div>
    </CardLink>
  </li>
);

/** The results of one kind: the best first, others on request. */
export function ResultGroup({ group: { kind, total, items } }: { group: SearchGroup }) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const rest = total - items.length;
  return (
    <section aria-labelledby={id} className="results">
      <h2 className="h2" id={id}>
        {kindHeadings[kind]}
      </h2>
      <ul>
        {(showsAll ? items : items.slice(0, SHOWN_FIRST)).map((item) => (
          <Result key={item.id} kind={kind} item={item} />
        ))}
      </ul>
      {!showsAll && items.length > SHOWN_FIRST && (
        <Button onClick={() => setShowsAll(true)}>
          {rest > 0 ? tSearch('showSome', { itemCount: items.length, total }) : tSearch('showAll', { total })}{' '}
          {kindHeadings[kind].toLowerCase()}
        </Button>
      )}
      {showsAll && rest > 0 && <p className="muted">{tSearch('moreResults', { rest })}</p>}
    </section>
  );
}
