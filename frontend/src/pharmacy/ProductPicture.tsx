import { MAX_PICTURE_WIDTH, PRODUCT_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { srcSetOf } from '../common/pictures/pictureWidths';
import './product.css';

/** What the picture of a card is wide, px: beside the text on a phone, above it elsewhere. See product.css. */
const CARD_SIZES = '(max-width: 599.95px) 96px, 264px';

interface ProductPictureProps {
  src: string;
  /** Width and height, px; left out in a card, which sizes it by its style sheet. */
  size?: number;
  /** true where it is in sight at once: it is then asked for before others. */
  isFirst?: boolean;
}

/** The picture of a medicine or a test, whose name stands beside it; loaded when it comes near the screen. */
export const ProductPicture = ({ src, size, isFirst = false }: ProductPictureProps) => (
  <img
    srcSet={srcSetOf(src, PRODUCT_WIDTHS, MAX_PICTURE_WIDTH)}
    sizes={size ? `${size}px` : CARD_SIZES}
    src={src}
    alt=""
    height={size}
    width={size}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
    className={size ? 'product__picture' : 'product__picture product__picture--card'}
  />
);
