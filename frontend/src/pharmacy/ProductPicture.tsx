import { MAX_PICTURE_WIDTH, PRODUCT_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { srcSetOf } from '../common/pictures/pictureWidths';
import './product.css';

/** Width by height of most of them, which are shown whole. */
const SHAPE = 4 / 3;

interface ProductPictureProps {
  src: string;
  /** Height, px. */
  height: number;
  /** Width, px; the whole width of the card when left out. */
  width?: number;
  /** true where it is in sight at once: it is then asked for before others. */
  isFirst?: boolean;
}

/** The picture of a medicine or a test, whose name stands beside it; loaded when it comes near the screen. */
export const ProductPicture = ({ src, height, width, isFirst = false }: ProductPictureProps) => (
  <img
    srcSet={srcSetOf(src, PRODUCT_WIDTHS, MAX_PICTURE_WIDTH)}
    sizes={`${width ?? Math.round(height * SHAPE)}px`}
    src={src}
    alt=""
    height={height}
    width={width}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
    className="product__picture"
    style={{ width: width ?? '100%', height, objectFit: width ? 'cover' : 'contain' }}
  />
);
