import { Box, Tab, Tabs, Typography } from '@mui/material';
import { Suspense, lazy, useId, useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LoadingRows } from '../common/lists/LoadingRows';
import { tAdminContent } from '../../messages/admin/content';

const MarkdownView = lazy(async () => ({
  default: (await import('../../posts/MarkdownView')).MarkdownView,
}));

function Preview({ source }: { source: string }) {
  const text = useWatch({ name: source }) as string | null;
  if (!text?.trim())
    return <Typography color="text.secondary">{tAdminContent('nothingWrittenYet')}</Typography>;
  return (
    <Suspense fallback={<LoadingRows rows={4} />}>
      <MarkdownView text={text} />
    </Suspense>
  );
}

/** A Markdown text with tabs for editing and preview. */
export function MarkdownInput({ source, label }: { source: string; label: string }) {
  const [isPreview, setPreview] = useState(false);
  const id = useId();
  return (
    <Box>
      <Tabs
        value={isPreview ? 1 : 0}
        onChange={(_, tab) => setPreview(tab === 1)}
        aria-label={tAdminContent('writeOrPreviewText')}
      >
        <Tab label={tAdminContent('write')} id={`${id}-write`} aria-controls={`${id}-panel`} />
        <Tab label={tAdminContent('preview')} id={`${id}-preview`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={isPreview ? `${id}-preview` : `${id}-write`}
        sx={{ pt: 2, minHeight: 480, maxWidth: '80ch' }}
      >
        {isPreview && <Preview source={source} />}
        {/* Hidden, not unmounted, so that it keeps its scroll position, undo history and error. */}
        <Box sx={{ display: isPreview ? 'none' : 'block' }}>
          <TextInput
            source={source}
            label={label}
            helperText={tAdminContent('markdownHelp')}
            multiline
            minRows={18}
            maxRows={40}
            fullWidth
            slotProps={{ htmlInput: { spellCheck: true } }}
          />
        </Box>
      </Box>
    </Box>
  );
}
