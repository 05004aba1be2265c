/** The stripped picture: only the parts that its pixels need. */
export interface SafePicture {
  format: 'jpeg' | 'png' | 'webp';
  bytes: Buffer;
  width: number;
  height: number;
  /** Memory that a decoder needs at once; 0 when it reads row by row. */
  heldBytes: number;
}

/** Bytes that are not a complete picture, or one that no camera or picture program writes. */
export class NotAPicture extends Error {}
