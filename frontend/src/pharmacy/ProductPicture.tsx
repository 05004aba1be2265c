import Box from '@mui/material/Box';

interface ProductPictureProps {
  src: string;
  /** Height, px. */
  height: number;
  /** Width, px; the whole width of the card when left out. */
  width?: number;
}

/** The picture of a medicine or a test, whose name stands beside it; loaded when it comes near the screen. */
export const ProductPicture = ({ src, height, width }: ProductPictureProps) => (
  <Box
    component="img"
    src={src}
    alt=""
    height={height}
    width={width}
    loading="lazy"
    decoding="async"
    sx={{
      display: 'block',
      width: width ?? '100%',
      height,
      objectFit: width ? 'cover' : 'contain',
      bgcolor: 'primary.light',
      borderRadius: 1,
      flexShrink: 0,
    }}
  />
);
