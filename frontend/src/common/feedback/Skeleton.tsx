import type { CSSProperties } from 'react';
import '../controls.css';

/** A placeholder in the final size; placed inside Loading. */
export const Skeleton = ({ height, width }: Pick<CSSProperties, 'height' | 'width'>) => (
  <div className="skeleton-block" style={{ height, width }} />
);

/** The same placeholder several times. */
export const SkeletonList = ({ count, height }: { count: number } & Pick<CSSProperties, 'height'>) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />);
