import type { ReportChanges } from '../../../../openapi/contract/care/lab/report-changes.js';
import type { LabResult } from '../../../../openapi/contract/care/lab/results.js';

type ReportChange = ReportChanges[number];

export const valueText = ({ value, unit }: Pick<LabResult, 'value' | 'unit'>): string =>
  `${value} ${unit}`.trim();

const find = (results: readonly LabResult[], name: string): LabResult | undefined =>
  results.find((result) => result.name.toLowerCase() === name.toLowerCase());

/** The values that differ between two reports, in the order of the new one; removed ones last. */
export function changesBetweenReports(
  before: readonly LabResult[],
  after: readonly LabResult[],
): ReportChanges {
  const changed = after.flatMap((result): ReportChange[] => {
    const earlier = find(before, result.name);
    const [was, is] = [earlier ? valueText(earlier) : null, valueText(result)];
    return was === is ? [] : [{ name: result.name, before: was, after: is }];
  });
  const removed = before.filter(({ name }) => !find(after, name));
  return [
    ...changed,
    ...removed.map((result) => ({ name: result.name, before: valueText(result), after: null })),
  ];
}
