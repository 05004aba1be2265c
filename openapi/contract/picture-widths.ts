/** Widths in which a person's picture is served beside its own, px: for 40 to 112 px on screens of up to three dots. */
export const PERSON_WIDTHS = [96, 192, 288] as const;
/** The same for what is on offer. */
export const PRODUCT_WIDTHS = [240, 480] as const;
/** The widest that pictures of people and of what is on offer are, px. */
export const PERSON_WIDTH = 400;
export const MAX_PICTURE_WIDTH = 800;
