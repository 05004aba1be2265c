import './product.css';
import { tPharmacy } from '../messages/shop/pharmacy';

/** The number of boxes below which the rest is shown. */
const FEW = 5;

const stateOf = (stock: number) => {
  if (stock === 0) return { text: tPharmacy('soldOut'), tone: 'error' };
  if (stock <= FEW) return { text: tPharmacy('onlyStockLeft', { stock }), tone: 'warning' };
  return { text: tPharmacy('inStock'), tone: 'success' };
};

/** The stock of a medicine. */
export const StockState = ({ stock }: { stock: number }) => {
  const { text, tone } = stateOf(stock);
  return <span className={`body2 stock stock--${tone}`}>{text}</span>;
};
