import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ILLUSTRATIONS, Illustration } from '../../../../openapi/contract/site/posts.js';
import { IllustrationDrawing } from '../../common/pictures/IllustrationDrawing';
import { tAdminContent } from '../../messages/admin/content';

/** Choice of the article's illustration, with a preview. */
export function IllustrationInput() {
  const { data: chosen } = Illustration.safeParse(useWatch({ name: 'illustration' }));
  return (
    <Box>
      <SelectInput
        source="illustration"
        label={tAdminContent('drawing')}
        choices={ILLUSTRATIONS.map((id) => ({ id, name: tAdminContent(`drawings.${id}`) }))}
        helperText={false}
      />
      {chosen && (
        <Box sx={{ mt: 1, maxWidth: 240, borderRadius: 1, overflow: 'hidden' }}>
          <IllustrationDrawing name={chosen} />
        </Box>
      )}
    </Box>
  );
}
