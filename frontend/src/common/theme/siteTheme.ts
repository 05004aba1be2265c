import { theme } from '../../theme';
import { backClosed } from '../overlays/BackClosedModal';

/** The theme with component behaviour. The build also reads `theme.ts`, without a browser. */
export const siteTheme: typeof theme = {
  ...theme,
  components: {
    ...theme.components,
    ...backClosed,
    MuiDialog: { ...theme.components?.MuiDialog, ...backClosed.MuiDialog },
  },
};
