import type { CSSProperties } from 'react';
import '../controls.css';

/** The shape of something that is on its way, in its final size; stands inside Loading. */
export const Skeleton = ({ height, width }: Pick<CSSProperties, 'height' | 'width'>) => (
  <div className="skeleton-block" style={{ height, width }} />
);

/** The same shape so many times. */
export const SkeletonList = ({ count, height }: { count: number } & Pick<CSSProperties, 'height'>) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />);
