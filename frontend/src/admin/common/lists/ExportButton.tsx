import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { sentenceOf } from '../../../api/client';
import { notifyError, notifySuccess } from '../../../common/feedback/notices';
import { saveFile } from '../../../common/browser/saveFile';
import type { ConsoleDataProvider } from '../../data/dataProvider';

/** Saves everything that the filters let through, in the chosen order, as the CSV file that the server makes of it. */
export function ExportButton() {
  const { resource, sort, filterValues, total = 0 } = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const download = useMutation({
    mutationFn: () => provider.exportCsv(resource, { sort, filter: (filterValues ?? {}) as object }),
    onSuccess: ({ file, name }) => {
      saveFile(file, name);
      notifySuccess('The file was saved.', name);
    },
    onError: (error) => notifyError('The export failed.', sentenceOf(error)),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      onClick={() => download.mutate()}
      disabled={total === 0}
      loading={download.isPending}
      loadingPosition="start"
    >
      Export CSV
    </Button>
  );
}
