import { MAX_PICTURE_WIDTH, PRODUCT_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { srcSetOf } from '../common/pictures/pictureWidths';
import './product.css';

/** The width of a card's picture, px: beside the text on a phone, above it elsewhere. See product.css. */
const CARD_SIZES = '(max-width: 599.95px) 96px, 264px';

interface ProductPictureProps {
  src: string;
  /** Width and height, px; omitted in a card, whose style sheet sizes it. */
  size?: number;
  /** true if it is visible first, so that it loads with priority. */
  isFirst?: boolean;
}

/** The picture of a medicine or test, with the name beside it; loaded lazily. */
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
