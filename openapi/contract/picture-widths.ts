/** Additional widths of a person's picture, px: for 40 to 112 px on screens with a pixel ratio of up to 3. */
export const PERSON_WIDTHS = [96, 192, 288] as const;
/** Additional widths of pictures of products and lab tests, px. */
export const PRODUCT_WIDTHS = [240, 480] as const;
/** Maximum widths of pictures of people and of products, px. */
export const PERSON_WIDTH = 400;
export const MAX_PICTURE_WIDTH = 800;
