import { Link } from 'react-router';
import type { PostDto, PostSource } from '../../../openapi/contract/site/posts.js';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { ShareButtons } from './ShareButtons';
import { postsPath } from './categories';
import { tPost } from '../messages/site/posts';

const Source = ({ source: { title, publisher, year, url } }: { source: PostSource }) => (
  <li>
    {url ? (
      <a className="link link--underlined" href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    ) : (
      title
    )}
    . {publisher}, {year}.
  </li>
);

const Sources = ({ sources }: { sources: PostSource[] }) =>
  sources.length === 0 ? null : (
    <section aria-labelledby="sources" className="article__sources">
      <h2 className="h2" id="sources">
        {tPost('sources')}
      </h2>
      <ol>
        {sources.map((source) => (
          <Source key={source.title + source.publisher} source={source} />
        ))}
      </ol>
    </section>
  );

function Byline({ post }: { post: PostDto }) {
  const { timeZone } = useHospital();
  const { author, publishedAt, readingMinutes } = post;
  return (
    <p className="muted article__byline">
      {author}
      {publishedAt && (
        <>
          {' · '}
          <time dateTime={publishedAt}>{formatDate(calendarDate(new Date(publishedAt), timeZone))}</time>
        </>
      )}
      {' · '}
      {tPost('readingTime', { minutes: readingMinutes })}
    </p>
  );
}

/** A printable article: header, text, sources. */
export function Article({ post }: { post: PostDto }) {
  const { title, summary, category, slug, illustration, html, sources } = post;
  return (
    <article aria-labelledby="article-title" className="article">
      <header>
        <Link className="link" to={postsPath(category)}>
          {category}
        </Link>
        <h1 className="h1" id="article-title">
          {title}
        </h1>
        <p className="article__summary">{summary}</p>
        <Byline post={post} />
        <ShareButtons title={title} summary={summary} path={`/articles/${slug}`} canPrint />
        <div className="article__picture">
          <IllustrationDrawing name={illustration} />
        </div>
      </header>
      {/* eslint-disable-next-line no-restricted-syntax -- made of Markdown by the server, all HTML in it is text there */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <Sources sources={sources} />
      <p className="body2 muted article__note">{tPost('disclaimer')}</p>
    </article>
  );
}
