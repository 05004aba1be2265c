import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SITE_PATHS } from '../../openapi/contract/site/addresses.js';
import { LAYERS } from '../../tools/eslint/layers.mjs';
import { failureCodes } from '../src/common/errors/errors.js';
import { SECRETS } from '../src/config/secret-files.js';
import { operations } from './support/document.js';

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => ending.test(path));

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)].map((path) => ({
  path,
  text: read(path),
}));

/** Each wrong match of the pattern with its page. */
const wrong = (pattern: RegExp, isRight: (match: string[], page: string) => boolean): string[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isRight(match, path))
      .map(([whole]) => `${path}: ${whole}`),
  );

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const TESTS = {
  server: [
    ...filesIn('backend/src', /\.spec\.ts$/),
    ...filesIn('openapi/contract', /\.spec\.ts$/),
    ...filesIn('backend/test', /spec\.ts$/),
  ],
  web: filesIn('frontend/src', /\.test\.tsx?$/),
  browser: filesIn('frontend/e2e', /\.spec\.ts$/),
};
const testNames = new Set(
  Object.values(TESTS)
    .flat()
    .map((path) => basename(path)),
);

describe('Links and files in the documents', () => {
  it('have a target, and its heading if they name one', () => {
    expect(
      wrong(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g, ([, path, anchor], page) => {
        const target = path ? join(dirname(page), path) : page;
        return existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
      }),
    ).toEqual([]);
  });

  it('exist in the repository', () => {
    const path =
      /`((?:backend|demo|frontend|messages|openapi|tools|launch|deploy|docs|stripe-sandbox)\/[\w./-]+)`/g;
    expect(wrong(path, ([, file]) => existsSync(file))).toEqual([]);
  });

  it('name test files that exist', () => {
    expect(wrong(/`([\w.-]+\.(?:e2e-spec|spec|test)\.tsx?)`/g, ([, name]) => testNames.has(name))).toEqual(
      [],
    );
  });
});

describe('Commands in the documents', () => {
  it('are scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    expect(wrong(/npm run ([\w:-]+)/g, ([, name]) => name in scripts)).toEqual([]);
  });

  it('select at least one test file', () => {
    const command = /npm test -- --only=(\w+)(?: -- ([\w./-]+))?/g;
    expect(
      wrong(command, ([, group, name = '']) =>
        group in TESTS
          ? TESTS[group as keyof typeof TESTS].some((path) => path.includes(name))
          : group === 'static',
      ),
    ).toEqual([]);
  });

  it('run files that exist', () => {
    const sourceOf = (file: string) => file.replace('dist/server/', '').replace(/^(backend.*)\.js$/, '$1.ts');
    expect(wrong(/node ((?:tools|dist)\/[\w./-]+)/g, ([, file]) => existsSync(sourceOf(file)))).toEqual([]);
  });
});

describe('Settings in the documents', () => {
  const examples = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const ofServer = [...read('backend/src/config/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(
    ([, name]) => name,
  );
  /** Names with an underscore that are not settings of the server. */
  const OTHERS = ['CHROMIUM_PATH', 'SERVICE_UNAVAILABLE', 'MAX_', 'MIN_'];

  it('are settings, secrets or failure codes', () => {
    const known = new Set([...examples, ...ofServer, ...SECRETS, ...failureCodes, ...OTHERS]);
    const name = /`([A-Z][A-Z0-9]*_[A-Z0-9_]*)(?:=[^`]*)?`/g;
    expect(
      wrong(name, ([, setting]) => known.has(setting.replace(/_FILE$/, '')) || known.has(setting)),
    ).toEqual([]);
  });

  it('are in the table of operations.md as .env.example has them', () => {
    const table = execFileSync(process.execPath, ['backend/test/support/settings-table.mjs'], {
      encoding: 'utf8',
    });
    expect(read('docs/operations.md')).toContain(`<!-- settings -->\n\n${table}\n<!-- end of settings -->`);
  });

  it('include every setting of the server', () => {
    expect(ofServer.length).toBeGreaterThan(20);
    expect(ofServer.filter((name) => !read('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
  });
});

describe('Routes in the documents', () => {
  const plain = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/:(\w+)/g, '{}');
  const described = new Set(operations.map(({ method, path }) => `${method} ${plain(path)}`));
  const paths = [...operations.map(({ path }) => path), ...SITE_PATHS].map(plain);
  /** Paths of the API documents and of containers. */
  const OTHERS = ['/', '/api/docs', '/api/docs-json', '/api/docs-yaml', '/tmp', '/app/dist/sbom/'];

  it('are operations of openapi.json', () => {
    const call = /\b(GET|POST|PUT|PATCH|DELETE)\s(\/[\w{}/.-]*\w\}?)/g;
    expect(wrong(call, ([, method, path]) => described.has(`${method} ${plain(path)}`))).toEqual([]);
  });

  it('are addresses of the site or the API', () => {
    const isKnown = (path: string) =>
      OTHERS.includes(path) || paths.some((one) => one.startsWith(plain(path)));
    const address = /`(?:\/?#)?(\/[\w{}/-]*)(?:[#?][^`]*)?`/g;
    expect(wrong(address, ([, path]) => isKnown(path.split(',')[0]))).toEqual([]);
  });
});

describe('The language of the documents', () => {
  it('uses plain pronouns, apart from the examples of style.md', () => {
    expect(
      wrong(/\b(?:whoever|whomever|nobody|somebody)\b/gi, (_, page) => page === 'docs/style.md'),
    ).toEqual([]);
  });
});

describe('The layers in architecture.md', () => {
  it('are those of the lint rule, from the highest to the lowest', () => {
    const [, drawing] = /^## Layers$.*?```text\n(.*?)```/ms.exec(read('docs/architecture.md')) ?? [];
    const drawn = drawing
      .trim()
      .split('\n')
      .map((line) => line.slice(line.search(/(?<=\d {2}[\w ]+ {2})\w/)).split(/ +/));
    expect(drawn).toEqual(LAYERS.toReversed());
  });
});
