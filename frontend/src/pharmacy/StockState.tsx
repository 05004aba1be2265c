import './product.css';
import { pharmacyWords } from '../words/shop/pharmacy';

/** From here on the number left is worth saying, boxes. */
const FEW = 5;

const stateOf = (stock: number) => {
  if (stock === 0) return { text: pharmacyWords.soldOut, tone: 'error' };
  if (stock <= FEW) return { text: pharmacyWords.onlyStockLeft(stock), tone: 'warning' };
  return { text: pharmacyWords.inStock, tone: 'success' };
};

/** Whether and how much of a medicine is left. */
export const StockState = ({ stock }: { stock: number }) => {
  const { text, tone } = stateOf(stock);
  return <span className={`body2 stock stock--${tone}`}>{text}</span>;
};
