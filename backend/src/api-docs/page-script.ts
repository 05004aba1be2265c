import { UI_OPTIONS } from './page.js';

/**
 * Starts Swagger UI and fixes what CSS cannot: names for unnamed fields, keyboard access to scrolling boxes, no link
 * within a button. Served as a file because the page allows no inline scripts.
 */
export const PAGE_SCRIPT = `
SwaggerUIBundle(${JSON.stringify(UI_OPTIONS)});

const FIELDS = '.swagger-ui :is(select, textarea, input):not([aria-label])';

function nameOf(field) {
  const { paramName } = field.closest('[data-param-name]')?.dataset ?? {};
  if (paramName) return paramName;
  if (field.id === 'servers') return 'Server';
  const heading = field.closest('.opblock-section, .responses-wrapper')?.querySelector('h4');
  return heading?.textContent || field.placeholder || 'Value';
}

function repair() {
  for (const field of document.querySelectorAll(FIELDS)) {
    if (field.id === 'servers' || !field.labels?.length) field.setAttribute('aria-label', nameOf(field));
  }
  for (const button of document.querySelectorAll('.close-modal')) button.setAttribute('aria-label', 'Close');
  for (const text of document.querySelectorAll('pre.microlight:not([tabindex])')) text.tabIndex = 0;
  for (const link of document.querySelectorAll('.opblock-summary-control a[href]')) link.removeAttribute('href');
}

let waiting = false;
new MutationObserver(() => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    repair();
  });
}).observe(document.documentElement, { childList: true, subtree: true });
`;
