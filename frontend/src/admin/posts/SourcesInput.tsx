import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { tAdminContent } from '../../messages/admin/content';

const rows = {
  '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'center' },
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr) 110px minmax(0, 3fr)' },
    gap: 1.5,
    flexGrow: 1,
  },
  '& .MuiFormControl-root': { width: '100%', m: 0 },
  // Always visible, because touch screens have no hover.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

/** The sources of the article. */
export const SourcesInput = () => (
  <ArrayInput source="sources" label={tAdminContent('sources')} helperText={false}>
    <SimpleFormIterator inline disableReordering disableClear sx={rows}>
      <TextInput source="title" label={tAdminContent('titleOfSource')} helperText={false} />
      <TextInput source="publisher" label={tAdminContent('publisher')} helperText={false} />
      <NumberInput source="year" label={tAdminContent('year')} helperText={false} decimals={0} />
      <TextInput source="url" label={tAdminContent('addressIfAny')} type="url" helperText={false} />
    </SimpleFormIterator>
  </ArrayInput>
);
