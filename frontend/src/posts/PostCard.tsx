import type { CSSProperties, ReactNode } from 'react';
import type { PostSummary } from '../../../openapi/contract/site/posts.js';
import { CardSkeletons } from '../common/feedback/CardSkeletons';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { CardLink } from '../home/CardLink';
import '../common/controls.css';
import './posts.css';
import { tCommon } from '../messages/common';

/** Smallest width of a card. */
const CARD_WIDTH = { '--card-width': '300px' } as CSSProperties;

/** Articles as a grid of cards. */
export const PostGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="grid-cards" style={CARD_WIDTH}>
    {children}
  </ul>
);

interface PostCardProps {
  post: PostSummary;
  /** The heading level of the list. */
  headingLevel?: 'h2' | 'h3';
}

/** An article in a list: topic, reading time, and link. */
export function PostCard({ post, headingLevel: Heading = 'h2' }: PostCardProps) {
  const { slug, title, summary, category, readingMinutes, illustration } = post;
  return (
    <li className="post-card">
      <CardLink to={`/blog/${slug}`} padding={0}>
        <IllustrationDrawing name={illustration} />
        <div className="post-card__words">
          <p className="body2 muted">{tCommon('articleMeta', { category, readingMinutes })}</p>
          <Heading className="h3">{title}</Heading>
          <p className="muted">{summary}</p>
        </div>
      </CardLink>
    </li>
  );
}

/** Loading articles in about their final size. */
export const PostCardSkeletons = ({ cards }: { cards: number }) => (
  <div className="grid-cards grid-cards--waiting" style={CARD_WIDTH}>
    <CardSkeletons count={cards} height={392} picture={180} hasButton={false} />
  </div>
);
