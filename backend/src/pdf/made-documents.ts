import { createHash } from 'node:crypto';

/** Some two hundred documents. */
const MAX_BYTES = 8 * 2 ** 20;

/**
 * Documents that were made, by a hash of all that is in them: one that has not changed is not made again. Those that
 * were asked for longest ago go first.
 */
export class MadeDocuments {
  private readonly made = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  async get(content: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const known = this.made.get(key);
    if (known) {
      this.made.delete(key);
      this.made.set(key, known);
      return known;
    }
    return this.making.get(key) ?? this.make(key, make);
  }

  private make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = make()
      .then((document) => {
        this.keep(key, document);
        return document;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private keep(key: string, document: Buffer): void {
    this.made.set(key, document);
    this.bytes += document.length;
    for (const [oldest, { length }] of this.made) {
      if (this.bytes <= this.maxBytes) return;
      this.made.delete(oldest);
      this.bytes -= length;
    }
  }
}
