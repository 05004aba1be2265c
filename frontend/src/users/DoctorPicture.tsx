import Box from '@mui/material/Box';

interface DoctorPictureProps {
  image: string;
  size: number;
  /** Empty beside the doctor's name, which says it already. */
  alt?: string;
}

/** A person's picture in a fixed square, loaded when it comes near the screen. */
export const DoctorPicture = ({ image, size, alt = '' }: DoctorPictureProps) => (
  <Box
    component="img"
    src={`/image/users/${image}`}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    sx={{ borderRadius: 1, objectFit: 'cover', bgcolor: 'primary.light', flexShrink: 0, display: 'block' }}
  />
);
