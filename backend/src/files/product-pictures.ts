/** Where the pictures of medicines and of lab tests are served. */
export const MEDICINE_PICTURES = '/public/image/medicine';
export const LAB_TEST_PICTURES = '/public/image/labtest';
/** Drawn by the portal, for what has no picture of its own. */
export const DEFAULT_PICTURE = 'default.webp';

/** Path of a product's picture, e.g. /public/image/medicine/default.webp. */
export const pictureUrl = (folder: string, image: string | null): string =>
  `${folder}/${image ?? DEFAULT_PICTURE}`;
