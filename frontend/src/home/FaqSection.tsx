import { useState } from 'react';
import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Section } from './Section';
import { useFaqs } from './useHome';
import { tHome } from '../messages/site/home';

/** Questions before "show all": four per column. */
const SHOWN_FIRST = 8;
/** Height of a loading question, px. */
const ROW_HEIGHT = 60;

/** Each column is a list, so that an opened answer moves only those below it. */
const Column = ({ faqs }: { faqs: FaqDto[] }) => (
  <div className="faq__column">
    {faqs.map(({ id, question, answer }) => (
      <details key={id} className="faq__item">
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);

function Columns({ faqs }: { faqs: FaqDto[] }) {
  const middle = Math.ceil(faqs.length / 2);
  return (
    <div className="faq">
      <Column faqs={faqs.slice(0, middle)} />
      <Column faqs={faqs.slice(middle)} />
    </div>
  );
}

function Faqs() {
  const { data, isPending, error, refetch } = useFaqs();
  const [showsAll, setShowsAll] = useState(false);
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="faq">
          {Array.from({ length: SHOWN_FIRST }, (_, index) => (
            <div key={index} className="skeleton-block" style={{ height: ROW_HEIGHT }} />
          ))}
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState text={tHome('faqsEmpty')} />;
  }
  return (
    <>
      <Columns faqs={showsAll ? data : data.slice(0, SHOWN_FIRST)} />
      {!showsAll && data.length > SHOWN_FIRST && (
        <button type="button" className="button button--outlined faq__more" onClick={() => setShowsAll(true)}>
          {tHome('showAllFaqs', { dataCount: data.length })}
        </button>
      )}
    </>
  );
}

/** Frequently asked questions in two columns. */
export const FaqSection = () => (
  <Section heading={tHome('frequentlyAskedQuestions')}>
    <Faqs />
  </Section>
);
