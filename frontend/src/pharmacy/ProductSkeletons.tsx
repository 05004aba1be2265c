import './product.css';
import '../common/controls.css';

/** Loading products in the shape of their cards; placed inside Loading. */
export const ProductSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="card product product--skeleton">
      <div className="skeleton-block product__picture--card" />
      <div className="skeleton-block product__skeleton--title" />
      <div className="skeleton-block product__skeleton--line" />
      <div className="skeleton-block product__skeleton--text" />
      <div className="skeleton-block product__skeleton--button" />
    </div>
  ));
