import type { CSSProperties } from 'react';
import { PERSON_WIDTH, PERSON_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { srcSetOf } from '../common/pictures/pictureWidths';

interface DoctorPictureProps {
  image: string;
  size: number;
  /** Empty, because the doctor's name is beside it. */
  alt?: string;
  /** Loaded eagerly, because it is visible first. */
  eager?: boolean;
}

const square: CSSProperties = {
  display: 'block',
  flexShrink: 0,
  borderRadius: 12,
  background: 'var(--mui-palette-primary-light)',
  objectFit: 'cover',
};

/** A person's picture in a fixed square, loaded lazily. */
export const DoctorPicture = ({ image, size, alt = '', eager = false }: DoctorPictureProps) => (
  <img
    style={square}
    srcSet={srcSetOf(`/image/users/${image}`, PERSON_WIDTHS, PERSON_WIDTH)}
    sizes={`${size}px`}
    src={`/image/users/${image}`}
    alt={alt}
    width={size}
    height={size}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    decoding="async"
  />
);
