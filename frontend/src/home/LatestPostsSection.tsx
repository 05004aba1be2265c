import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { Loading } from '../common/feedback/Loading';
import { CardLink } from './CardLink';
import { Section } from './Section';
import { useLatestPosts } from './useHome';

const CARD_HEIGHT = 360;

function Posts() {
  const { data, isPending, error, refetch } = useLatestPosts();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--4">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={CARD_HEIGHT} />
          ))}
        </div>
      </Loading>
    );
  }
  if (data.length === 0)
    return <Typography color="text.secondary">Our doctors have not written an article yet.</Typography>;
  return (
    <ul aria-label="Latest articles" className="cards cards--4">
      {data.map(({ id, slug, title, summary, category, readingMinutes, illustration }) => (
        <li key={id}>
          <CardLink to={`/blog/${slug}`} padding={0}>
            <IllustrationDrawing name={illustration} />
            <Box sx={{ p: 2 }}>
              <Typography variant="body2" color="text.secondary">
                {category} · {readingMinutes} min read
              </Typography>
              <Typography variant="h6" component="h3" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                {summary}
              </Typography>
            </Box>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

/** The four articles published last. */
export const LatestPostsSection = () => (
  <Section
    heading="From our health blog"
    more={
      <Link component={RouterLink} to="/blog" sx={{ fontWeight: 600, py: 1 }}>
        All articles
      </Link>
    }
  >
    <Posts />
  </Section>
);
