import type { MedicineDto } from '../../../openapi/contract/shop/medicines.js';
import { HiddenText } from '../common/feedback/Loading';
import { formatRupees } from '../common/format/format';
import { tPharmacy } from '../messages/shop/pharmacy';

/** What one box costs; before it, struck through, what it costs without the promotion. */
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
