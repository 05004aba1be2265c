import Box from '@mui/material/Box';

interface ProductPictureProps {
  imageUrl: string;
  size: number;
  /** Empty, because the product's name is beside it. */
  alt?: string;
}

/** A product's picture in a fixed square, loaded lazily. */
export const ProductPicture = ({ imageUrl, size, alt = '' }: ProductPictureProps) => (
  <Box
    component="img"
    src={imageUrl}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    sx={{ borderRadius: 1, objectFit: 'cover', bgcolor: 'primary.light', flexShrink: 0, display: 'block' }}
  />
);
