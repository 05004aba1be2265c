#!/usr/bin/env node
/** Prints the settings of .env.example as a Markdown table; with --write it replaces the one in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/operations.md';
const PLACE = /(?<=<!-- settings -->\n).*(?=<!-- end of settings -->)/s;
const SECTION = /^# --- (.+?) -+$/;
const SETTING = /^([A-Z][A-Z0-9_]*)=(.*)$/;

const bold = (name) => `| **${name}** | | |`;
const row = (name, value, text) => `| \`${name}\` | ${value && `\`${value}\``} | ${text} |`;

/** Each setting with the comment above it; settings below one comment share it. */
function tableOf(example) {
  const rows = ['| Setting | Value in `.env.example` | Meaning |', '| --- | --- | --- |'];
  let comment = [];
  let previous = '';
  for (const line of example.split('\n')) {
    const [, section] = SECTION.exec(line) ?? [];
    const [, name, value] = SETTING.exec(line) ?? [];
    if (section) rows.push(bold(section));
    else if (name) {
      rows.push(row(name, value, comment.join(' ') || `See \`${previous}\`.`));
      previous = name;
    }
    if (section || name || !line.startsWith('#')) comment = [];
    else comment.push(line.slice(1).trim().replaceAll('<', '&lt;').replaceAll('|', '\\|'));
  }
  return `${rows.join('\n')}\n`;
}

const table = tableOf(readFileSync('.env.example', 'utf8'));
if (process.argv.includes('--write')) {
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(PLACE, () => `\n${table}\n`),
  );
} else {
  process.stdout.write(table);
}
