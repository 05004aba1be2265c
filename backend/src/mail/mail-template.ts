import Handlebars from 'handlebars';
import { DOCUMENT_LANGUAGE } from '../../../openapi/contract/messages/language.js';
import { tOutbox } from '../messages/outbox.js';
import { nameInMail } from './name-in-mail.js';

export interface MailText {
  /** Full name of the recipient. */
  name: string;
  /** The event as paragraphs. */
  paragraphs: string[];
  /** The facts, line by line, e.g. ["Date", "Tue, 24 Nov 2026"]. */
  facts: [label: string, value: string][];
  /** The recipient's relation that is the reason for the mail. */
  because: 'account' | 'order';
  action?: { text: string; url: string };
  /** A second, less prominent link. */
  also?: { text: string; url: string };
}

interface Letter extends MailText {
  hospital: string;
  greeting: string;
  /** Why the mail was sent, and whom to contact. */
  reason: string;
}

const letter = Handlebars.compile<Letter>(
  `<!doctype html>
<html lang="${DOCUMENT_LANGUAGE}">
<head><meta charset="utf-8"></head>
<body style="margin:0;background:#f3f6f6;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;color:#16302f">
<div style="max-width:560px;margin:24px auto;background:#fff;border:1px solid #d6e0df;border-radius:12px;padding:24px">
<p style="margin:0 0 16px;font-weight:700;color:#0f6b66">{{hospital}}</p>
<p>{{greeting}}</p>
{{#each paragraphs}}<p>{{this}}</p>
{{/each}}
<table style="border-collapse:collapse;margin:16px 0">
{{#each facts}}<tr><td style="padding:4px 16px 4px 0;color:#4a6462">{{this.[0]}}</td><td style="padding:4px 0;font-weight:600">{{this.[1]}}</td></tr>
{{/each}}
</table>
{{#if action}}<p><a href="{{action.url}}" style="display:inline-block;background:#0f6b66;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px">{{action.text}}</a></p>
{{/if}}
{{#if also}}<p><a href="{{also.url}}" style="color:#0f6b66">{{also.text}}</a></p>
{{/if}}
<p style="color:#4a6462;font-size:13px">{{reason}}</p>
</div>
</body>
</html>`,
  { strict: true },
);

/** The HTML of a mail; all user input is escaped. */
export const renderLetter = (text: MailText, hospital: string, phone: string): string =>
  letter({
    action: undefined,
    also: undefined,
    ...text,
    hospital,
    greeting: tOutbox('greeting', { name: nameInMail(text.name, tOutbox('readerFallback')) }),
    reason: tOutbox(`reason.${text.because}`, { hospital, phone }),
  });
