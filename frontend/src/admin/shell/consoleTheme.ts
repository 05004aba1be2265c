import type { Theme } from '@mui/material/styles';
import { TOUCH_SIZE } from '../../theme';

/** The site's theme with the denser fields of a console: one height for every input, still large enough to touch. */
export const consoleTheme = (site: Theme): Theme => ({
  ...site,
  components: {
    ...site.components,
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { root: { minHeight: TOUCH_SIZE } } },
    MuiTableCell: {
      styleOverrides: { root: { paddingBlock: 12, borderColor: 'var(--mui-palette-divider)' } },
    },
  },
});
