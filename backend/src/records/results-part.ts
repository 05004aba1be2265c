import { flagText, isFinding } from '../../../openapi/contract/care/lab/flag-text.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { heading, paragraph, tableOf } from '../pdf/document-text.js';
import type { Cell, DocumentPart } from '../pdf/document-text.js';
import { tCommon } from '../messages/common.js';
import { tRecord } from '../messages/care/records.js';
import { rangeText, toAnsweredResult } from './lab-results.js';

function rowOf(result: LabResult): Cell[] {
  const { name, value, unit, flag } = result;
  const isOutside = flag !== null && flag !== 'normal';
  const cell = (text: string): Cell => (isOutside ? { text } : text);
  return [name, cell(`${value} ${unit}`.trim()), rangeText(result), cell(flagText(result))];
}

/** The results of a report as a table, each with its range and flag; long findings follow as text. */
export function resultsPart(stored: readonly LabResult[]): DocumentPart[] {
  const results = stored.map(toAnsweredResult);
  const rows = results.filter(({ value }) => !isFinding(value)).map(rowOf);
  const columns = [
    { head: tCommon('test'), width: '*' as const },
    { head: tCommon('result'), width: 100 },
    { head: tCommon('referenceRange'), width: 120 },
    { head: tRecord('flag'), width: 110 },
  ];
  return [
    ...(rows.length > 0 ? [tableOf(columns, rows)] : []),
    ...results.flatMap(({ name, value }) => (isFinding(value) ? [heading(name), paragraph(value)] : [])),
  ];
}
