import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const BGRA_BYTES = 4;
const WHITE = 0xffffffff;

export interface Drawing {
  width: number;
  height: number;
  /** Blue, green, red and opacity, a byte each. */
  pixels: Buffer;
}

/** Reads PDF documents with PDFium, the engine of Chrome. */
export class PdfReader {
  private constructor(private readonly pdfium: WrappedPdfiumModule) {}

  static async start(): Promise<PdfReader> {
    const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
    pdfium.PDFiumExt_Init();
    return new PdfReader(pdfium);
  }

  /** The text of each page, as copied in Chrome. */
  pages(document: Buffer): string[] {
    const { pdfium } = this;
    return this.open(document, (handle) =>
      Array.from({ length: pdfium.FPDF_GetPageCount(handle) }, (_, index) => {
        const page = pdfium.FPDF_LoadPage(handle, index);
        const text = pdfium.FPDFText_LoadPage(page);
        const count = pdfium.FPDFText_CountChars(text);
        const words = this.string((at) => {
          if (at !== 0) pdfium.FPDFText_GetText(text, 0, count, at);
          return 2 * (count + 1);
        });
        pdfium.FPDFText_ClosePage(text);
        pdfium.FPDF_ClosePage(page);
        return words.replaceAll('\r\n', '\n');
      }),
    );
  }

  about(document: Buffer): { title: string; author: string; language: string; isTagged: boolean } {
    const named = (handle: number, name: string) =>
      this.string((at, size) => this.pdfium.FPDF_GetMetaText(handle, name, at, size));
    return this.open(document, (handle) => ({
      title: named(handle, 'Title'),
      author: named(handle, 'Author'),
      language: this.string((at, size) => this.pdfium.FPDFCatalog_GetLanguage(handle, at, size)),
      isTagged: this.pdfium.FPDFCatalog_IsTagged(handle),
    }));
  }

  /** A page as it is shown. */
  draw(document: Buffer, scale = 1, index = 0): Drawing {
    const { pdfium } = this;
    return this.open(document, (handle) => {
      const page = pdfium.FPDF_LoadPage(handle, index);
      const width = Math.ceil(pdfium.FPDF_GetPageWidthF(page) * scale);
      const height = Math.ceil(pdfium.FPDF_GetPageHeightF(page) * scale);
      const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
      const pixels = this.bytes(pdfium.FPDFBitmap_GetBuffer(bitmap), width * height * BGRA_BYTES);
      pdfium.FPDFBitmap_Destroy(bitmap);
      pdfium.FPDF_ClosePage(page);
      return { width, height, pixels };
    });
  }

  private open<T>(document: Buffer, read: (handle: number) => T): T {
    const { malloc, free } = this.memory;
    const at = malloc(document.length);
    this.heap.set(document, at);
    const handle = this.pdfium.FPDF_LoadMemDocument(at, document.length, '');
    try {
      return read(handle);
    } finally {
      this.pdfium.FPDF_CloseDocument(handle);
      free(at);
    }
  }

  /** A string in UTF-16: the first call says how many bytes it has, the second one writes them. */
  private string(write: (at: number, bytes: number) => number): string {
    const { malloc, free } = this.memory;
    const size = write(0, 0);
    const at = malloc(size);
    write(at, size);
    const text = this.bytes(at, size).toString('utf16le');
    free(at);
    return text.split('\0')[0];
  }

  private readonly bytes = (at: number, size: number): Buffer => Buffer.from(this.heap.slice(at, at + size));

  private get heap(): Uint8Array {
    return (this.pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  }

  private get memory() {
    return this.pdfium.pdfium.wasmExports;
  }
}
