import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PostSummary } from '../../../openapi/contract/site/posts.js';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { CardLink } from '../home/CardLink';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
};

/** Articles beside and below each other, as many in a row as there is room for. */
export const PostGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={grid}>
    {children}
  </Box>
);

interface PostCardProps {
  post: PostSummary;
  /** The heading below which it stands. */
  headingLevel?: 'h2' | 'h3';
}

/** An article in a list: what it is about, how long it takes, and the way to it. */
export function PostCard({ post, headingLevel = 'h2' }: PostCardProps) {
  const { slug, title, summary, category, readingMinutes, illustration } = post;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <CardLink to={`/blog/${slug}`} padding={0}>
        <IllustrationDrawing name={illustration} />
        <Box sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {category} · {readingMinutes} min read
          </Typography>
          <Typography variant="h3" component={headingLevel} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {summary}
          </Typography>
        </Box>
      </CardLink>
    </Box>
  );
}

/** Articles that are still on their way, in about their final size. */
export const PostCardSkeletons = ({ cards }: { cards: number }) => (
  <Box sx={grid}>
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} variant="rounded" height={392} />
    ))}
  </Box>
);
