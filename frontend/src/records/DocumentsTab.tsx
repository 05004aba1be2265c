import OpenIcon from '@mui/icons-material/OpenInNew';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { lazyPart } from '../common/browser/lazyPart';
import { EmptyState } from '../common/feedback/EmptyState';
import { RecordEntry } from './RecordEntry';
import { RecordPages } from './RecordPages';
import { sizeWords } from './fileSize';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

// Loaded for an upload.
const UploadDialog = lazyPart(async () => (await import('./UploadDialog')).UploadDialog);
const RemoveDocumentDialog = lazyPart(
  async () => (await import('./RemoveDocumentDialog')).RemoveDocumentDialog,
);

type Opened = { as: 'upload' } | { as: 'remove'; record: MedicalRecordDto };

interface DocumentProps {
  record: MedicalRecordDto;
  onRemove: () => void;
}

function Document({ record, onRemove }: DocumentProps) {
  const { file, title, canRemove } = record;
  return (
    <RecordEntry
      record={record}
      actions={
        <>
          {file && (
            <Button
              variant="outlined"
              startIcon={<OpenIcon />}
              href={file.url}
              target="_blank"
              rel="noopener"
              aria-label={tRecord('openNamed', { title })}
            >
              {tPage('open')}
            </Button>
          )}
          {canRemove && (
            <Button color="inherit" onClick={onRemove} aria-label={tPage('removeNamed', { title })}>
              {tPage('remove')}
            </Button>
          )}
        </>
      }
    >
      {file && (
        <Typography variant="body2" color="text.secondary">
          {file.contentType === 'application/pdf' ? tPage('pdf') : tPage('picture')}, {sizeWords(file.size)}
        </Typography>
      )}
    </RecordEntry>
  );
}

/** Letters, scans and pictures: the patient's own uploads and those of doctors. */
export function DocumentsTab() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setOpened({ as: 'upload' })}>
          {tPage('uploadDocument')}
        </Button>
      </Box>
      <RecordPages
        kind="document"
        label={tPage('documents')}
        whenEmpty={<EmptyState text={tRecord('documentsEmpty')} />}
      >
        {(record) => (
          <Document key={record._id} record={record} onRemove={() => setOpened({ as: 'remove', record })} />
        )}
      </RecordPages>
      <Suspense>
        {opened?.as === 'upload' && <UploadDialog onClose={close} />}
        {opened?.as === 'remove' && <RemoveDocumentDialog record={opened.record} onClose={close} />}
      </Suspense>
    </>
  );
}
