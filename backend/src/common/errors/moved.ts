/** Thrown for a former address: answered with a permanent redirect to the present one. */
export class Moved extends Error {
  /** @param location the present address, from its first slash on */
  constructor(readonly location: string) {
    super(location);
  }
}
