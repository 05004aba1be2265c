import '../controls.css';
import './skeleton.css';

interface CardSkeletonsProps {
  count: number;
  /** Height of a whole card, px, so that nothing moves when the cards load. */
  height: number;
  /** Height of the picture at the top of a card, px; no picture by default. */
  picture?: number;
  /** false for cards without a button at the bottom. */
  hasButton?: boolean;
}

/** Loading cards in the shape and size of the real ones; placed inside Loading. */
export const CardSkeletons = ({ count, height, picture, hasButton = true }: CardSkeletonsProps) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="card-skeleton" style={{ height }}>
      {picture && <div className="skeleton-block" style={{ height: picture }} />}
      <div className="skeleton-block card-skeleton__title" />
      <div className="skeleton-block card-skeleton__line" />
      <div className="skeleton-block card-skeleton__line card-skeleton__line--short" />
      {hasButton && <div className="skeleton-block card-skeleton__foot" />}
    </div>
  ));
