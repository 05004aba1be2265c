import { theme } from '../../theme';
import { backClosed } from '../overlays/BackClosedModal';

/** The theme with the behaviour of its components. `theme.ts` itself is read by the build, which has no browser. */
export const siteTheme: typeof theme = {
  ...theme,
  components: {
    ...theme.components,
    ...backClosed,
    MuiDialog: { ...theme.components?.MuiDialog, ...backClosed.MuiDialog },
  },
};
