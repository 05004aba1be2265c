import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { Button } from '../common/forms/Button';
import { PriceTag } from './PriceTag';
import { ProductPicture } from './ProductPicture';
import { ProductSkeletons } from './ProductSkeletons';
import { StockState } from './StockState';
import './product.css';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

interface MedicineCardProps {
  medicine: MedicineDto;
  /** Boxes of it in the cart. */
  inCart: number;
  onBuy: () => void;
  onAdd: () => void;
  /** true for the first visible cards, whose pictures load eagerly. */
  isFirst: boolean;
}

/** A medicine on sale. */
export function MedicineCard({ medicine, inCart, onBuy, onAdd, isFirst }: MedicineCardProps) {
  const { name, brand, description, price, promotionPrice, turnaround, imageUrl, stock } = medicine;
  const isSoldOut = stock === 0;
  const adding = inCart > 0 ? tPharmacy('inCartCount', { inCart }) : tPharmacy('addToCart');
  return (
    <li className="card product">
      <ProductPicture src={imageUrl} isFirst={isFirst} />
      <h3 className="h6">{name}</h3>
      {brand && <p className="body2 product__maker">{brand}</p>}
      <p className="body2 muted product__text" title={description}>
        {description}
      </p>
      <div className="product__foot">
        <PriceTag price={price} promotionPrice={promotionPrice} />
        <div className="product__facts">
          <StockState stock={stock} />
          <p className="body2 muted">{tPage('turnaround', { turnaround })}</p>
        </div>
      </div>
      <div className="product__actions">
        <Button
          look="outlined"
          className="button--wide"
          disabled={isSoldOut}
          onClick={onAdd}
          aria-label={inCart > 0 ? tPharmacy('addOneMore', { adding, name }) : `${adding}: ${name}`}
        >
          {adding}
        </Button>
        <Button
          look="tonal"
          disabled={isSoldOut}
          onClick={onBuy}
          aria-label={tPharmacy('buyNamed', { name })}
        >
          {tPharmacy('buy')}
        </Button>
      </div>
    </li>
  );
}

export const MedicineCardSkeletons = ({ cards }: { cards: number }) => <ProductSkeletons count={cards} />;
