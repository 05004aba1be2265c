import { theme } from '../../theme';
import { backClosed } from '../overlays/BackClosedModal';
import { componentTexts } from './componentTexts';

/** The theme with texts and behaviour of components. The build also reads `theme.ts`, without a browser. */
export const siteTheme: typeof theme = {
  ...theme,
  components: {
    ...theme.components,
    ...componentTexts,
    ...backClosed,
    MuiAlert: { ...theme.components?.MuiAlert, ...componentTexts.MuiAlert },
    MuiDialog: { ...theme.components?.MuiDialog, ...backClosed.MuiDialog },
  },
};
