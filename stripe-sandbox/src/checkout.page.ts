import { html } from './html.js';
import { formatMoney } from './money.js';
import type { CardErrors, CardForm } from './cards.js';
import type { SessionDoc } from './database.js';
import type { Html } from './html.js';

const MERCHANT = 'Hospital Portal';
/** How long a buyer can read that the session is already paid before the page moves on by itself. */
const READING_SECONDS = 4;

interface Field {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  placeholder: string;
  numeric: boolean;
  maxLength: number;
}

const FIELDS: Record<keyof CardForm, Field> = {
  cardNumber: field('cardNumber', 'Card number', 'cc-number', '1234 1234 1234 1234', 23),
  expiry: field('expiry', 'MM / YY', 'cc-exp', 'MM / YY', 9),
  cvc: field('cvc', 'CVC', 'cc-csc', '123', 4),
  cardName: { ...field('cardName', 'Name on card', 'cc-name', '', 100), numeric: false },
};

const TEST_CARD_ROWS = [
  { number: '4242 4242 4242 4242', result: 'Pays' },
  { number: '4000 0000 0000 0002', result: 'Declined' },
  { number: '4000 0000 0000 9995', result: 'Insufficient funds' },
];

/** The form of an open session, with what was typed (never the CVC) and the errors at their fields. */
export function paymentPage(
  session: SessionDoc,
  now: Date,
  typed: Partial<CardForm> = {},
  errors: CardErrors = {},
): Html {
  const amount = formatMoney(session.amountTotal, session.currency);
  const firstWrong = Object.keys(FIELDS).find((name) => name in errors);
  const input = (name: keyof CardForm) =>
    fieldRow(FIELDS[name], typed[name] ?? '', errors[name], name === firstWrong);
  return layout(
    `Pay ${amount}`,
    html`<div class="columns">
      ${summary(session, now)}
      <section class="card" aria-labelledby="pay-heading">
        <h2 id="pay-heading">Pay with card</h2>
        <form id="payment" method="post" action="/c/pay/${session._id}" novalidate>
          ${input('cardNumber')}
          <div class="pair">${input('expiry')} ${input('cvc')}</div>
          ${input('cardName')}
          <div class="actions">
            <button type="submit" class="pay" id="pay" data-busy="Paying…">Pay ${amount}</button>
            ${session.cancelUrl !== null && html`<a class="cancel" href="${session.cancelUrl}">Cancel</a>`}
          </div>
        </form>
        ${testCards()}
      </section>
    </div>`,
    [html`<script src="/assets/checkout.js" defer></script>`],
  );
}

/** Tells that the session is already paid and leads on; by itself when `movesOn`. */
export function alreadyPaidPage(session: SessionDoc, continueTo: string, movesOn: boolean): Html {
  const amount = formatMoney(session.amountTotal, session.currency);
  const refresh = html`<meta http-equiv="refresh" content="${READING_SECONDS};url=${continueTo}" />`;
  return noticePage(
    'This payment is already made',
    html`${amount} has been paid once. You are not charged again.`,
    html`<a class="pay" href="${continueTo}">Continue to ${MERCHANT}</a>`,
    movesOn ? [refresh] : [],
  );
}

/** Tells that the session's time is over. */
export function expiredPage(session: SessionDoc): Html {
  return noticePage(
    'This checkout has expired',
    'Nothing was charged. Go back and start again to pay.',
    session.cancelUrl !== null && html`<a class="pay" href="${session.cancelUrl}">Back to ${MERCHANT}</a>`,
  );
}

/** For an address that names no session, and for failures. */
export function problemPage(heading: string, sentence: string): Html {
  return noticePage(heading, sentence, null);
}

function noticePage(
  heading: string,
  sentence: Html | string,
  action: Html | null | false,
  head: Html[] = [],
): Html {
  return layout(
    heading,
    html`<section class="card notice">
      <h1>${heading}</h1>
      <p>${sentence}</p>
      ${action}
    </section>`,
    head,
  );
}

function layout(title: string, content: Html, head: Html[] = []): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${MERCHANT} (test mode)</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/checkout.css" />
        ${head}
      </head>
      <body>
        <header>
          <span class="merchant"
            ><img src="/assets/icon.svg" width="28" height="28" alt="" />${MERCHANT}</span
          >
          <span class="badge">TEST MODE</span>
        </header>
        <main>${content}</main>
      </body>
    </html> `;
}

function summary(session: SessionDoc, now: Date): Html {
  const secondsLeft = Math.max(0, Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1000));
  const money = (minorUnits: number) => formatMoney(minorUnits, session.currency);
  return html`<section class="summary" aria-labelledby="sum">
    <p class="muted">To pay</p>
    <h1 id="sum" class="amount">${money(session.amountTotal)}</h1>
    <ul class="items">
      ${session.lineItems.map(
        (item) =>
          html`<li>
            <span>
              ${item.name}${item.quantity > 1 && html` <span class="muted">× ${item.quantity}</span>`}
              ${item.description !== null && html`<span class="muted description">${item.description}</span>`}
            </span>
            <span class="figure">${money(item.unitAmount * item.quantity)}</span>
          </li>`,
      )}
    </ul>
    <p class="time">
      Time left
      <strong role="timer" id="time-left" data-seconds="${secondsLeft}">${clock(secondsLeft)}</strong>
    </p>
    ${session.customerEmail !== null && html`<p class="muted">Receipt to ${session.customerEmail}</p>`}
  </section>`;
}

function fieldRow(
  { name, label, autocomplete, placeholder, numeric, maxLength }: Field,
  value: string,
  error: string | undefined,
  focused: boolean,
): Html {
  const errorId = `${name}-error`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${name === 'cvc' ? '' : value}"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      maxlength="${maxLength}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      spellcheck="false"
      required
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${errorId}"`}
      ${focused && html`autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="${errorId}" role="alert">${error}</p>`}
  </div>`;
}

function testCards(): Html {
  return html`<table class="tests">
    <caption>
      Test cards
      <span class="muted">with any future date and any CVC. No real money moves.</span>
    </caption>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      ${TEST_CARD_ROWS.map(
        ({ number, result }) =>
          html`<tr>
            <td class="figure">${number}</td>
            <td>${result}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function field(
  name: keyof CardForm,
  label: string,
  autocomplete: string,
  placeholder: string,
  maxLength: number,
): Field {
  return { name, label, autocomplete, placeholder, numeric: true, maxLength };
}

/** Minutes and seconds, with hours when there are any: `29:45`, `23:59:59`. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return (hours > 0 ? `${hours}:` : '') + parts.join(':');
}
