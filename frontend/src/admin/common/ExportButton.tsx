import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { sentenceOf } from '../../api/client';
import { notifyError, notifyInfo } from '../../common/notices';
import { saveFile } from '../../common/saveFile';
import type { ConsoleDataProvider } from '../dataProvider';
import { toCsv } from './csv';

/** Most that the server gives at once. */
const ROWS_PER_CALL = 100;
const MOST_ROWS = 1000;

/** Saves the rows that the filters let through, in the chosen order, as a CSV file (at most 1,000). */
export function ExportButton() {
  const { resource, sort, filterValues, total = 0 } = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);

  const collect = async () => {
    const rows: RaRecord[] = [];
    for (let page = 1; rows.length < Math.min(total, MOST_ROWS); page += 1) {
      const pagination = { page, perPage: ROWS_PER_CALL };
      const { data } = await provider.getList(resource, { pagination, sort, filter: filterValues });
      if (data.length === 0) break;
      rows.push(...data);
    }
    return rows;
  };

  const download = async () => {
    setBusy(true);
    try {
      saveFile(new Blob([toCsv(await collect())], { type: 'text/csv;charset=utf-8' }), `${resource}.csv`);
      if (total > MOST_ROWS)
        notifyInfo(
          `The first ${MOST_ROWS} of ${total} entries were exported.`,
          'Filter the list to get the others.',
        );
    } catch (error) {
      notifyError('The export failed.', sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      startIcon={<DownloadIcon />}
      onClick={() => void download()}
      disabled={total === 0}
      loading={isBusy}
      loadingPosition="start"
    >
      Export CSV
    </Button>
  );
}
