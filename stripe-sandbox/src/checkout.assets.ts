/**
 * What the hosted page loads, kept as text so that the compiled program carries it. Colours and type are those of the site
 * (frontend/src/theme.ts): text and controls keep a
 * contrast of at least 4.5:1 (borders of controls 3:1) in both schemes.
 */
export const CHECKOUT_CSS = `
@font-face {
  font-family: 'Inter Variable'; font-display: swap; font-weight: 100 900;
  src: url('/assets/inter.woff2') format('woff2-variations');
}
:root {
  color-scheme: light dark;
  --page: #f5f8f8; --surface: #ffffff; --text: #12262a; --muted: #48595d; --line: #d8e1e1; --control: #7d888a;
  --action: #0f5c61; --action-strong: #0a4347; --on-action: #ffffff; --tint: #d9ecec; --on-tint: #0a4347; --error: #b93815;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b1415; --surface: #121e20; --text: #e8f1f1; --muted: #a9bcbe; --line: #293b3e; --control: #889293;
    --action: #6fcac6; --action-strong: #9adedb; --on-action: #04292b; --tint: #17393b; --on-tint: #9adedb; --error: #ff9b78;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; background: var(--page); color: var(--text);
  font: 16px/1.6 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
}
header {
  display: flex; align-items: center; justify-content: space-between; gap: 16px;
  max-width: 960px; margin: 0 auto; padding: 24px;
}
.merchant { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.badge {
  padding: 4px 10px; border-radius: 999px; background: var(--tint); color: var(--on-tint);
  font-size: 14px; font-weight: 700; letter-spacing: 0.06em; white-space: nowrap;
}
main { max-width: 960px; margin: 0 auto; padding: 16px 24px 48px; }
.columns { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 64px; align-items: start; }
.muted { color: var(--muted); font-weight: 400; }
.amount { font-size: 40px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; overflow-wrap: anywhere; }
.amount, .figure, #time-left { font-variant-numeric: tabular-nums; }
.items { list-style: none; padding: 0; margin: 24px 0; border-top: 1px solid var(--line); }
.items li {
  display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line);
}
.items li > :first-child { overflow-wrap: anywhere; }
.description { display: block; font-size: 14px; }
.figure { white-space: nowrap; }
.time { margin-bottom: 4px; }
.card { padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
h2 { margin-bottom: 16px; font-size: 20px; font-weight: 650; line-height: 1.3; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
input {
  width: 100%; height: 48px; padding: 0 14px; border: 1px solid var(--control); border-radius: 12px;
  background: var(--surface); color: var(--text); font: inherit; font-variant-numeric: tabular-nums;
}
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid] { border-color: var(--error); box-shadow: 0 0 0 1px var(--error); }
.error { margin-top: 6px; color: var(--error); font-size: 14px; }
.pay {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 0 24px;
  border: 0; border-radius: 12px; background: var(--action); color: var(--on-action);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; transition: background-color 120ms;
}
.pay:hover { background: var(--action-strong); }
.pay[aria-disabled='true'] { cursor: progress; opacity: 0.75; }
.cancel {
  display: flex; align-items: center; justify-content: center; min-height: 44px; margin-top: 8px;
  border-radius: 12px; color: var(--action); font-weight: 600; text-decoration: none;
}
.cancel:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.tests { width: 100%; margin-top: 16px; border-collapse: collapse; font-size: 14px; }
.tests caption { padding: 16px 0 8px; border-top: 1px solid var(--line); text-align: left; font-weight: 600; }
.tests th { padding: 4px 0; color: var(--muted); font-weight: 600; text-align: left; }
.tests td { padding: 6px 0; border-top: 1px solid var(--line); }
.tests th:last-child, .tests td:last-child { padding-left: 16px; text-align: right; }
.notice { max-width: 520px; margin: 8vh auto 0; }
.notice h1 { font-size: 28px; line-height: 1.25; letter-spacing: -0.01em; }
.notice p { margin: 8px 0 24px; color: var(--muted); }
.notice p:last-child { margin-bottom: 0; }
@media (max-width: 760px) {
  header { padding: 16px; }
  main { padding: 8px 16px 112px; }
  .columns { grid-template-columns: minmax(0, 1fr); gap: 24px; }
  .amount { font-size: 32px; }
  .items { margin: 16px 0; }
  .card { padding: 16px; }
  .actions {
    position: fixed; inset: auto 0 0 0; z-index: 1; display: flex; gap: 8px;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); background: var(--surface); border-top: 1px solid var(--line);
  }
  .actions .cancel { order: -1; flex: none; min-height: 52px; margin: 0; padding: 0 16px; }
  input, .field { scroll-margin-bottom: 96px; }
}
@media (prefers-reduced-motion: reduce) { .pay { transition: none; } }
`;

/** Comforts of the page: grouping digits, counting down, one press of Pay. The page pays without any of it. */
export const CHECKOUT_JS = `'use strict';
const form = document.getElementById('payment');
const pay = document.getElementById('pay');
const timeLeft = document.getElementById('time-left');
const payText = pay.textContent;

const groupNumber = (digits) =>
  /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
    : (digits.slice(0, 19).match(/.{1,4}/g) || []).join(' ');

const groupExpiry = (digits) => {
  const padded = /^[2-9]/.test(digits) ? '0' + digits : digits;
  const typedYear = padded.slice(2, 6);
  // A year typed in full passes through '203' on its way from '20' to '2030', which becomes '30'.
  const inFull = typedYear.startsWith('20') && typedYear.length > 2;
  const year = inFull ? (typedYear.length === 4 ? typedYear.slice(2) : typedYear) : typedYear.slice(0, 2);
  return padded.length > 2 ? padded.slice(0, 2) + ' / ' + year : padded;
};

/** Rewrites a field while the caret stays behind the digit it was behind. */
function formatAsTyped(id, format) {
  const input = document.getElementById(id);
  input.addEventListener('input', () => {
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const digitsBefore = input.value.slice(0, caret).replace(/\\D/g, '').length;
    const formatted = format(input.value.replace(/\\D/g, ''));
    if (formatted === input.value) return;
    input.value = formatted;
    let position = 0;
    for (let seen = 0; position < formatted.length && seen < digitsBefore; position += 1) {
      if (/\\d/.test(formatted[position])) seen += 1;
    }
    if (!atEnd) input.setSelectionRange(position, position);
  });
}

formatAsTyped('cardNumber', groupNumber);
formatAsTyped('expiry', groupExpiry);
formatAsTyped('cvc', (digits) => digits.slice(0, 4));

let submitted = false;
form.addEventListener('submit', (event) => {
  if (submitted) {
    event.preventDefault();
    return;
  }
  submitted = true;
  pay.setAttribute('aria-disabled', 'true');
  pay.textContent = pay.dataset.busy;
});

/** Coming back from elsewhere shows the session as it is now, not as it was left. */
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const endsAt = performance.now() + Number(timeLeft.dataset.seconds) * 1000;
const two = (part) => String(part).padStart(2, '0');
const countdown = setInterval(() => {
  const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const hours = Math.floor(seconds / 3600);
  timeLeft.textContent = (hours ? hours + ':' : '') + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
  if (seconds > 0) return;
  clearInterval(countdown);
  if (!submitted) window.location.assign(form.action);
}, 1000);
`;

/** The sign of the page: a cross on a shield of the action's colour. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path fill="#0f5c61" d="M16 1.5 28 5.6v9.9c0 7.3-5 12.6-12 15-7-2.4-12-7.7-12-15V5.6z"/>
<path fill="#fff" d="M13.7 8.5h4.6v5.2h5.2v4.6h-5.2v5.2h-4.6v-5.2H8.5v-4.6h5.2z"/>
</svg>
`;
