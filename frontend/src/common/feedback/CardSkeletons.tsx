import '../controls.css';
import './skeleton.css';

interface CardSkeletonsProps {
  count: number;
  /** Of a whole card, px: nothing moves when the cards come. */
  height: number;
  /** Height of the picture at the top of a card, px; none without. */
  picture?: number;
  /** false for cards without a button at their foot. */
  hasButton?: boolean;
}

/** Cards that are on their way, in the shape and size of the cards; stands inside Loading. */
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
