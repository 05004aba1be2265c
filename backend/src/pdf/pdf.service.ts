import { Injectable } from '@nestjs/common';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { SettingsService } from '../settings/settings.service.js';
import { tCommon } from '../messages/common.js';
import { MadeDocuments } from './made-documents.js';

/** What stands on one sheet below the hospital's head. */
export interface DocumentText {
  title: string;
  /** Label and value, two columns under the title. */
  facts: [label: string, value: string][];
  body: Content[];
  /** Small print at the end. */
  notes: string[];
}

const TEAL = '#0F6B66';
const GREY = '#4A6462';
const LINE = '#D6E0DF';

/** Loaded for the first sheet: it takes 23 MiB, which a server that makes none does not hold. */
let loading: ReturnType<typeof loadMaker> | undefined;

async function loadMaker() {
  const [{ default: pdfmake }, { default: roboto }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
  ]);
  const fontFiles = new Set(Object.values(roboto.Roboto));
  pdfmake.setFonts(roboto);
  // A sheet is made of our own words and its fonts: nothing is ever fetched, and no other file is opened.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  return pdfmake;
}

/** Makes the hospital's documents as PDF. */
@Injectable()
export class PdfService {
  private readonly made = new MadeDocuments();

  constructor(private readonly settings: SettingsService) {}

  /** The sheet under the hospital's head, as the bytes of a PDF. */
  async render(sheet: DocumentText): Promise<Buffer> {
    const { name, phone, gstNumber } = this.settings.known();
    return this.made.get([sheet, name, phone, gstNumber], async () => {
      const pdfmake = await (loading ??= loadMaker());
      return pdfmake.createPdf(this.definitionOf(sheet)).getBuffer();
    });
  }

  private definitionOf({ title, facts, body, notes }: DocumentText): TDocumentDefinitions {
    const { name, phone, gstNumber } = this.settings.known();
    return {
      info: { title, author: name },
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 64],
      defaultStyle: { font: 'Roboto', fontSize: 10, color: '#16302F', lineHeight: 1.2 },
      footer: (page, pages) => ({
        margin: [48, 16],
        columns: [
          { text: `${name} · ${phone}`, fontSize: 8, color: GREY },
          { text: tCommon('pageNumber', { page, pages }), fontSize: 8, color: GREY, alignment: 'right' },
        ],
      }),
      content: [
        {
          columns: [
            { text: name, fontSize: 18, bold: true, color: TEAL },
            {
              text: `${phone}\n${tCommon('gstNumber', { gstNumber })}`,
              alignment: 'right',
              color: GREY,
              width: 'auto',
            },
          ],
        },
        rule(),
        { text: title, fontSize: 14, bold: true, margin: [0, 16, 0, 8] },
        {
          layout: 'noBorders',
          table: {
            widths: [110, '*'],
            body: facts.map(([label, value]) => [
              { text: label, color: GREY },
              { text: value, bold: true },
            ]),
          },
        },
        ...body,
        ...notes.map((text): Content => ({ text, color: GREY, fontSize: 9, margin: [0, 8, 0, 0] })),
      ],
    };
  }
}

const rule = (): Content => ({
  margin: [0, 8, 0, 0],
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 1.5, lineColor: TEAL }],
});

export interface Column {
  head: string;
  width: number | '*' | 'auto';
  alignment?: 'left' | 'right';
}

/** A table with a head that is repeated on every page; `foot` rows are set in bold. */
export function tableOf(columns: Column[], rows: (string | Content)[][], foot: string[][] = []): Content {
  const cells = (row: (string | Content)[], style: { bold?: boolean; color?: string }) =>
    row.map((cell, index) =>
      typeof cell === 'string' ? { text: cell, alignment: columns[index].alignment, ...style } : cell,
    );
  return {
    margin: [0, 16, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        cells(
          columns.map(({ head }) => head),
          { bold: true, color: TEAL },
        ),
        ...rows.map((row) => cells(row, {})),
        ...foot.map((row) => cells(row, { bold: true })),
      ] as Content[][],
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 ? 0 : line === 1 || line === node.table.body.length ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
  };
}
