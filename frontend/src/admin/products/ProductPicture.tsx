import Box from '@mui/material/Box';

interface ProductPictureProps {
  imageUrl: string;
  size: number;
  /** Empty beside the product's name, which says it already. */
  alt?: string;
}

/** A medicine's or a lab test's picture in a fixed square, loaded when it comes near the screen. */
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
