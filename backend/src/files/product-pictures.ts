/** The paths of the pictures of medicines and lab tests. */
export const MEDICINE_PICTURES = '/public/image/medicine';
export const LAB_TEST_PICTURES = '/public/image/labtest';
/** The portal's placeholder for a product without a picture. */
export const DEFAULT_PICTURE = 'default.webp';

/** Path of a product's picture, e.g. /public/image/medicine/default.webp. */
export const pictureUrl = (folder: string, image: string | null): string =>
  `${folder}/${image ?? DEFAULT_PICTURE}`;
