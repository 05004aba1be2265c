import { useMutation } from '@tanstack/react-query';
import { ExportButton, useDataProvider, useListContext } from 'react-admin';
import { sentenceOf } from '../../../api/client';
import { notifyError, notifySuccess } from '../../../common/feedback/notices';
import { saveFile } from '../../../common/browser/saveFile';
import type { ConsoleDataProvider } from '../../data/dataProvider';
import { tAdminCommon } from '../../../messages/admin/common';

/** The key of its notices. */
const FORM = 'export';

/** Downloads all filtered rows in the chosen order as the server's CSV file. */
export function ExportCsvButton() {
  const { resource, sort, filterValues } = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const download = useMutation({
    mutationFn: () => provider.exportCsv(resource, { sort, filter: (filterValues ?? {}) as object }),
    onSuccess: ({ file, name }) => {
      saveFile(file, name);
      notifySuccess(tAdminCommon('fileWasSaved'), name, FORM);
    },
    onError: (error) => notifyError(tAdminCommon('exportFailed'), sentenceOf(error), FORM),
  });
  // The button reads rows before it exports: one suffices, because the file comes from the server.
  return (
    <ExportButton
      maxResults={1}
      exporter={() => download.mutate()}
      size="medium"
      loading={download.isPending}
    />
  );
}
