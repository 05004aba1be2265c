import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Maximum content width, px. */
export const CONTENT_WIDTH = 1200;
/** Padding of a text button, px: `FLUSH` aligns its label with other content. */
const TEXT_BUTTON_INSET = 12;
/** Minimum size of touch targets, px. */
export const TOUCH_SIZE = 44;

/** Border of inputs: contrast of at least 3:1 on every surface. */
export const CONTROL_LINE =
  'color-mix(in srgb, var(--mui-palette-text-primary) 55%, var(--mui-palette-background-paper))';

/** Background of emergency elements with white text: in dark mode the error text colour would be too bright. */
export const ALARM = '#b93815';
export const ALARM_PRESSED = '#8f2a0e';

/** Inter, and until it has loaded a system font with its metrics (font.css). */
const fontFamily = '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", system-ui, sans-serif';
/**
 * The five font sizes: small print, text, card title, section title, page title. CSS has them as `--text-small`
 * …
 */
export const TYPE_SCALE = {
  small: '0.875rem',
  body: '1rem',
  card: '1.25rem',
  section: '1.75rem',
  page: '2.5rem',
} as const;
/** The spacing grid. `spacing(2)` of the component library is `var(--space-2)` in CSS. */
export const GRID = 8;
/** The used spacings in grid steps; half a step only inside controls. */
export const SPACE_SCALE = { half: 0.5, 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 8: 8 } as const;
const size = TYPE_SCALE;
/** Too low for sticky elements: 400 % zoom, a phone in landscape. See low-screen.css. */
export const LOW_SCREEN = '@media (max-height:479.95px)';
/** Aligns the labels of text buttons with the content above; for a row of buttons. */
export const FLUSH = {
  columnGap: '20px',
  '& > .MuiButton-text': { marginLeft: `-${TEXT_BUTTON_INSET}px` },
  '& > .MuiButton-colorInherit': { color: 'text.secondary' },
};
const PHONE = '@media (max-width:599.95px)';

const light = {
  primary: { main: '#0f5c61', light: '#d9ecec', dark: '#0a4347', contrastText: '#ffffff' },
  secondary: { main: '#17454a', light: '#e3eeee', dark: '#0d3236', contrastText: '#ffffff' },
  error: { main: '#b93815', light: '#fbe7df', dark: '#8f2a0e', contrastText: '#ffffff' },
  warning: { main: '#b93815', light: '#fbe7df', dark: '#8f2a0e', contrastText: '#ffffff' },
  info: { main: '#2d5f73', light: '#e0edf2', dark: '#1f4657', contrastText: '#ffffff' },
  success: { main: '#1c6b45', light: '#def0e6', dark: '#124d31', contrastText: '#ffffff' },
  background: { default: '#f5f8f8', paper: '#ffffff' },
  text: { primary: '#12262a', secondary: '#48595d' },
  divider: '#d8e1e1',
};

const dark = {
  primary: { main: '#6fcac6', light: '#17393b', dark: '#9adedb', contrastText: '#04292b' },
  secondary: { main: '#1c3b3f', light: '#22474b', dark: '#142c2f', contrastText: '#e8f1f1' },
  error: { main: '#ff9b78', light: '#44241a', dark: '#ffbba3', contrastText: '#2d0f04' },
  warning: { main: '#ff9b78', light: '#44241a', dark: '#ffbba3', contrastText: '#2d0f04' },
  info: { main: '#9ac7da', light: '#1a343f', dark: '#bcdbe8', contrastText: '#06222d' },
  success: { main: '#84d2a6', light: '#18382a', dark: '#abe2c4', contrastText: '#05281a' },
  background: { default: '#0b1415', paper: '#121e20' },
  text: { primary: '#e8f1f1', secondary: '#a9bcbe' },
  divider: '#293b3e',
};

/** The theme of site, areas and console: colours for light and dark, typography, spacing, shape and motion. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: GRID,
  shape: { borderRadius: 12 },
  typography: {
    fontFamily,
    h1: {
      textWrap: 'balance',
      fontSize: size.page,
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      [PHONE]: { fontSize: size.section },
    },
    h2: {
      textWrap: 'balance',
      fontSize: size.section,
      fontWeight: 700,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      [PHONE]: { fontSize: size.card },
    },
    h3: { textWrap: 'balance', fontSize: size.card, fontWeight: 650, lineHeight: 1.3 },
    h4: { textWrap: 'balance', fontSize: size.card, fontWeight: 650, lineHeight: 1.3 },
    h5: { textWrap: 'balance', fontSize: size.card, fontWeight: 650, lineHeight: 1.3 },
    h6: { textWrap: 'balance', fontSize: size.body, fontWeight: 650, lineHeight: 1.4 },
    subtitle1: { fontSize: size.body, fontWeight: 600 },
    subtitle2: { fontSize: size.small, fontWeight: 600 },
    body1: { fontSize: size.body, lineHeight: 1.6 },
    body2: { fontSize: size.small, lineHeight: 1.5 },
    caption: { fontSize: size.small, lineHeight: 1.4 },
    overline: { fontSize: size.small, fontWeight: 600, letterSpacing: '0.04em', lineHeight: 1.4 },
    button: { fontSize: size.body, fontWeight: 600, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 190,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
        // One rule disables all animations for people who prefer reduced motion.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a short duration, which would animate every style change.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
        img: { maxWidth: '100%' },
      },
    },
    MuiButtonBase: { styleOverrides: { root: { fontFamily } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: TOUCH_SIZE, paddingInline: 20, whiteSpace: 'nowrap' },
        containedError: {
          backgroundColor: ALARM,
          color: '#ffffff',
          '&:hover': { backgroundColor: ALARM_PRESSED },
        },
        text: { paddingInline: TEXT_BUTTON_INSET },
        sizeSmall: { minHeight: 36, paddingInline: 12 },
      },
    },
    MuiIconButton: { styleOverrides: { sizeMedium: { minWidth: TOUCH_SIZE, minHeight: TOUCH_SIZE } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: { positionFixed: { [LOW_SCREEN]: { position: 'absolute' } } },
    },
    MuiDialog: {
      styleOverrides: {
        paperScrollPaper: {
          [LOW_SCREEN]: { display: 'block', margin: 8, maxHeight: 'calc(100% - 16px)', overflowY: 'auto' },
        },
        paperFullWidth: { [LOW_SCREEN]: { width: 'calc(100% - 16px)' } },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { [LOW_SCREEN]: { overflowY: 'visible' } } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: size.small } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: size.small } } },
    MuiAlert: {
      styleOverrides: {
        root: { alignItems: 'center' },
        message: { fontSize: size.body },
        standardSuccess: { backgroundColor: 'var(--mui-palette-success-light)' },
        standardInfo: { backgroundColor: 'var(--mui-palette-info-light)' },
        standardWarning: { backgroundColor: 'var(--mui-palette-warning-light)' },
        standardError: { backgroundColor: 'var(--mui-palette-error-light)' },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: size.small, marginInline: 4 } } },
    MuiTab: { styleOverrides: { root: { minHeight: TOUCH_SIZE, fontSize: size.body } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: CONTROL_LINE } } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          gap: 8,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          [PHONE]: { flexWrap: 'wrap', '& > button': { flexGrow: 1 } },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: size.card, fontWeight: 650 } } },
  },
});
