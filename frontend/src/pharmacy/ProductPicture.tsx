import './product.css';

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
