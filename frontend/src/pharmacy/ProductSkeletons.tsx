import './product.css';
import '../common/controls.css';

/** Products that are on their way, in the shape of their cards; stands inside Loading. */
export const ProductSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="card product product--skeleton">
      <div className="bone product__picture--card" />
      <div className="bone product__bone--title" />
      <div className="bone product__bone--line" />
      <div className="bone product__bone--text" />
      <div className="bone product__bone--button" />
    </div>
  ));
