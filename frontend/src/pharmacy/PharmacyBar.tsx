import { useCallback } from 'react';
import { tCount } from '../../../openapi/contract/messages/counts.js';
import { Button } from '../common/forms/Button';
import { Glyph } from '../common/pictures/glyphs';
import { HiddenText } from '../common/feedback/Loading';
import { SearchField } from '../common/forms/SearchField';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { boxesOf, cart } from './buying/cart';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

const boxesInWords = (boxes: number) => tCount('boxes', { count: boxes });

/** The button of the cart with its number of boxes; changes are announced. */
function CartButton({ onOpen }: { onOpen: () => void }) {
  const boxes = boxesOf(cart.use());
  return (
    <div>
      <Button
        look="outlined"
        className="cart-button"
        onClick={onOpen}
        aria-label={
          boxes === 0 ? tPharmacy('cartEmpty') : tPharmacy('cartWithBoxes', { boxesIn: boxesInWords(boxes) })
        }
      >
        <span className="cart-button__sign">
          <Glyph name="cart" />
          {boxes > 0 && (
            <span className="cart-button__count">
              {Math.min(boxes, 99)}
              {boxes > 99 && '+'}
            </span>
          )}
        </span>
        <span className="cart-button__word">{tPharmacy('cart')}</span>
      </Button>
      <span role="status">
        <HiddenText>{boxes > 0 && tPharmacy('boxesInCart', { boxesIn: boxesInWords(boxes) })}</HiddenText>
      </span>
    </div>
  );
}

interface PharmacyBarProps {
  search: string;
  onFilter: (change: { search: string }) => void;
  onOpenCart: () => void;
}

/** Search and cart, sticky while the medicines scroll. */
export function PharmacyBar({ search, onFilter, onOpenCart }: PharmacyBarProps) {
  const onSearch = useCallback((typed: string) => onFilter({ search: typed }), [onFilter]);
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <div role="search" aria-label={tPage('medicines')} className="pharmacy-bar">
      <SearchField
        label={tPharmacy('searchMedicinesByName')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CartButton onOpen={onOpenCart} />
    </div>
  );
}
