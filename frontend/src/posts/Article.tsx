import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { Link as RouterLink } from 'react-router';
import type { PostDto, PostSource } from '../../../openapi/contract/site/posts.js';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { Loading } from '../common/feedback/Loading';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { ShareButtons } from './ShareButtons';
import { postsPath } from './categories';

const MarkdownView = lazy(async () => ({ default: (await import('./MarkdownView')).MarkdownView }));

/** Width at which lines are read easily. */
export const READING_WIDTH = '72ch';

// The frame of the site is of no use on paper.
const onPaper = {
  '@media print': {
    '#root :is(header:not(article header), footer:not(article footer), nav, aside)': {
      display: 'none !important',
    },
    body: { background: '#fff !important' },
  },
};

const TextSkeleton = () => (
  <Loading>
    {Array.from({ length: 12 }, (_, line) => (
      <Skeleton key={line} height={32} width={line % 4 === 3 ? '60%' : '100%'} />
    ))}
  </Loading>
);

const Source = ({ source: { title, publisher, year, url } }: { source: PostSource }) => (
  <li>
    {url ? (
      <Link href={url} target="_blank" rel="noopener noreferrer" underline="always">
        {title}
      </Link>
    ) : (
      title
    )}
    . {publisher}, {year}.
  </li>
);

const Sources = ({ sources }: { sources: PostSource[] }) =>
  sources.length === 0 ? null : (
    <Box component="section" aria-labelledby="sources" sx={{ mt: 4 }}>
      <Typography variant="h2" id="sources">
        Sources
      </Typography>
      <Box component="ol" sx={{ pl: 3, mt: 1, overflowWrap: 'anywhere' }}>
        {sources.map((source) => (
          <Source key={source.title + source.publisher} source={source} />
        ))}
      </Box>
    </Box>
  );

function Byline({ post }: { post: PostDto }) {
  const { timeZone } = useHospital();
  const { author, publishedAt, readingMinutes } = post;
  return (
    <Typography color="text.secondary" sx={{ mt: 2 }}>
      {author}
      {publishedAt && (
        <>
          {' · '}
          <time dateTime={publishedAt}>{formatDate(calendarDate(new Date(publishedAt), timeZone))}</time>
        </>
      )}
      {` · ${readingMinutes} min read`}
    </Typography>
  );
}

/** A whole article: head, text, sources. Fit to be printed. */
export function Article({ post }: { post: PostDto }) {
  const { title, summary, category, slug, illustration, body, sources } = post;
  return (
    <Box component="article" aria-labelledby="article-title" sx={{ maxWidth: READING_WIDTH, mx: 'auto' }}>
      <GlobalStyles styles={onPaper} />
      <header>
        <Link component={RouterLink} to={postsPath(category)} sx={{ fontWeight: 600, py: 1 }}>
          {category}
        </Link>
        <Typography variant="h1" id="article-title" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.25rem', lineHeight: 1.5 }}>{summary}</Typography>
        <Byline post={post} />
        <Box sx={{ mt: 2 }}>
          <ShareButtons title={title} summary={summary} slug={slug} />
        </Box>
        <Box sx={{ my: 3, borderRadius: 1, overflow: 'hidden', '@media print': { maxWidth: 320 } }}>
          <IllustrationDrawing name={illustration} />
        </Box>
      </header>
      <Suspense fallback={<TextSkeleton />}>
        <MarkdownView text={body} />
      </Suspense>
      <Sources sources={sources} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        This article informs; it does not replace an examination. In an emergency call for help at once.
      </Typography>
    </Box>
  );
}
