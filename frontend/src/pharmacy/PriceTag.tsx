import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { HiddenText } from '../common/feedback/Loading';
import { formatRupees } from '../common/format/format';
import { tPharmacy } from '../messages/shop/pharmacy';

/** The price of a box, and the struck-through price without the promotion. */
export const PriceTag = ({ price, promotionPrice }: Pick<MedicineDto, 'price' | 'promotionPrice'>) => (
  <p className="h3">
    <HiddenText>{tPharmacy('price')} </HiddenText>
    {formatRupees(promotionPrice)}
    {price !== promotionPrice && (
      <>
        {' '}
        <HiddenText>{tPharmacy('insteadOf')} </HiddenText>
        <s className="body2 muted">{formatRupees(price)}</s>
      </>
    )}
  </p>
);
