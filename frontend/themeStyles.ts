import { Global, type CSSObject as Rules } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  ALARM,
  ALARM_PRESSED,
  CONTENT_WIDTH,
  CONTROL_LINE,
  GRID,
  SPACE_SCALE,
  TOUCH_SIZE,
  TYPE_SCALE,
} from './src/theme';

/** Text sizes that have a class of their name, for markup outside the components. */
const TEXT_CLASSES = ['h1', 'h2', 'h3', 'h6', 'body2', 'caption', 'overline'] as const;
/** Variables that only single components read; those bring them along. */
const OF_COMPONENTS =
  /^--mui-(palette-(Alert|AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)|overlays|opacity)/;
/** The variables of a scheme that the site's own CSS reads. */
const ofSite = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => !OF_COMPONENTS.test(name)));

/** Room beside the content on wide screens, px: 24 on each side. */
const CONTENT_PADDING = 48;

/** The scales of type and distance as variables: `--text-card`, `--space-2`. */
const scaleVariables = {
  ...Object.fromEntries(Object.entries(TYPE_SCALE).map(([name, size]) => [`--text-${name}`, size])),
  ...Object.fromEntries(
    Object.entries(SPACE_SCALE).map(([name, steps]) => [`--space-${name}`, `${steps * GRID}px`]),
  ),
};

const baseRules = (theme: Theme): Record<string, Rules> => ({
  ':root': {
    ...scaleVariables,
    '--content-width': `${CONTENT_WIDTH + CONTENT_PADDING}px`,
    '--touch-size': `${TOUCH_SIZE}px`,
    '--control-line': CONTROL_LINE,
    '--alarm': ALARM,
    '--alarm-pressed': ALARM_PRESSED,
    '--on-alarm': '#ffffff',
  },
  html: { boxSizing: 'border-box', WebkitFontSmoothing: 'antialiased', WebkitTextSizeAdjust: '100%' },
  '*,*::before,*::after': { boxSizing: 'inherit' },
  'strong,b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    ...(theme.typography.body1 as Rules),
    margin: 0,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-default)',
  },
  ...(theme.components?.MuiCssBaseline?.styleOverrides as Record<string, Rules> | undefined),
});

/**
 * The theme as a style sheet: its variables for light and dark, the ground rules of every page, and a class for each
 * text size. With it the shell and the first page need none of the component library.
 * Before the program has set a class on the root element, the device decides between light and dark.
 */
export function themeStyles(theme: Theme): string {
  const sheets = theme.generateStyleSheets() as Record<string, Rules>[];
  const variables = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => [selector, ofSite(rules)] as const);
  const [, dark] = variables.find(([selector]) => selector === '.dark') ?? [];
  const [, light] = variables.find(([selector]) => selector.includes('.light')) ?? [];
  if (!dark || !light) throw new Error('The theme lacks a scheme.');
  const texts = TEXT_CLASSES.map((name) => ({
    [`.${name}`]: { margin: 0, ...(theme.typography[name] as Rules) },
  }));
  const styles: Rules[] = [
    ...variables.map(([selector, rules]) => ({ [selector]: rules })),
    { '@media (prefers-color-scheme:dark)': { ':root:not(.light)': dark } },
    baseRules(theme),
    ...texts,
    // Paper is white, whatever the screen is. Twice the root, which counts more than `.dark`.
    { '@media print': { ':root:root': light } },
  ];
  const html = renderToStaticMarkup(createElement(Global, { styles }));
  const [, css] = /<style[^>]*>(.*)<\/style>/s.exec(html) ?? [];
  if (!css) throw new Error('The theme has no styles.');
  return css;
}
