/** What is left of an uploaded picture once its file has been walked: the parts that its pixels need, and no other. */
export interface SafePicture {
  format: 'jpeg' | 'png' | 'webp';
  bytes: Buffer;
  width: number;
  height: number;
  /** Memory that a decoder must hold at once for it; 0 where it reads rows and forgets them. */
  heldBytes: number;
}

/** Bytes that are no whole picture of their kind, or one that no camera or program for pictures writes. */
export class NotAPicture extends Error {}
