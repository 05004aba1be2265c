import './product.css';
import { tPharmacy } from '../messages/shop/pharmacy';

/** From here on the number left is worth saying, boxes. */
const FEW = 5;

const stateOf = (stock: number) => {
  if (stock === 0) return { text: tPharmacy('soldOut'), tone: 'error' };
  if (stock <= FEW) return { text: tPharmacy('onlyStockLeft', { stock }), tone: 'warning' };
  return { text: tPharmacy('inStock'), tone: 'success' };
};

/** Whether and how much of a medicine is left. */
export const StockState = ({ stock }: { stock: number }) => {
  const { text, tone } = stateOf(stock);
  return <span className={`body2 stock stock--${tone}`}>{text}</span>;
};
