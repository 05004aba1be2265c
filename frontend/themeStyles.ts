import type { Theme } from '@mui/material/styles';
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

interface Rules {
  [name: string]: string | number | null | undefined | Rules;
}

/** Text sizes that have a class of their name, for markup outside the components. */
const TEXT_CLASSES = ['h1', 'h2', 'h3', 'h6', 'body2', 'caption', 'overline'] as const;
/** Variables that only single components read; those bring them along. */
const OF_COMPONENTS =
  /^--mui-(palette-(Alert|AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)|overlays|opacity)/;
/** Numbers that stand without a unit. */
const UNITLESS = /^(line-height|font-weight|opacity|z-index|--.*)$/;

const toKebab = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function toDeclaration(name: string, value: string | number): string {
  const property = toKebab(name);
  return `${property}:${typeof value === 'number' && !UNITLESS.test(property) ? `${value}px` : value};`;
}

/** A rule with its declarations; nested media queries come after it, around the same selector. */
function toCss(selector: string, rules: Rules): string {
  const nested: string[] = [];
  let declarations = '';
  for (const [name, value] of Object.entries(rules)) {
    if (value === null || value === undefined || OF_COMPONENTS.test(name)) continue;
    if (typeof value !== 'object') declarations += toDeclaration(name, value);
    else if (selector.startsWith('@')) nested.push(toCss(name, value));
    else nested.push(`${name}{${toCss(selector, value)}}`);
  }
  if (selector.startsWith('@')) return `${selector}{${nested.join('')}}`;
  return `${selector}{${declarations}}${nested.join('')}`;
}

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
  const variables = sheets.flatMap((sheet) => Object.entries(sheet));
  const dark = variables.find(([selector]) => selector === '.dark')?.[1];
  const light = variables.find(([selector]) => selector.includes('.light'))?.[1];
  if (!dark || !light) throw new Error('The theme lacks a scheme.');
  const texts = TEXT_CLASSES.map(
    (name) => [`.${name}`, { margin: 0, ...(theme.typography[name] as Rules) }] as const,
  );
  return [
    ...variables,
    ['@media (prefers-color-scheme:dark)', { ':root:not(.light)': dark }] as const,
    ...Object.entries(baseRules(theme)),
    ...texts,
    // Paper is white, whatever the screen is. Twice the root, which counts more than `.dark`.
    ['@media print', { ':root:root': light }] as const,
  ]
    .map(([selector, rules]) => toCss(selector, rules))
    .join('\n');
}
