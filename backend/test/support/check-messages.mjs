/**
 * Compares the catalogues in `messages/en` with the calls of their translators: every key is used, and every call has the
 * parameters of its message. TypeScript itself refuses a key that does not exist.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import compileMessage from 'icu-minify/compile';
import ts from 'typescript';

const SOURCES = ['backend/src', 'demo', 'frontend/src', 'openapi/contract'];
const NO_SOURCE = /\.(spec|test|d)\.tsx?$|\/test(ing)?\//;

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  experimentalDecorators: true,
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** The parameters of a compiled message: `["count", 2, { one: …, other: … }]` is a choice by `count`. */
function* parametersOf(compiled) {
  if (typeof compiled === 'string') return;
  for (const node of compiled) {
    if (!Array.isArray(node)) continue;
    const [name, , choices] = node;
    yield name;
    if (choices && typeof choices === 'object')
      for (const choice of Object.values(choices)) yield* parametersOf(choice);
  }
}

/** Every message with its parameters, by "namespace key". */
function readCatalogues(folder, problems) {
  const messages = new Map();
  const add = (namespace, entries, path) => {
    for (const [name, value] of Object.entries(entries)) {
      const key = `${path}${name}`;
      if (typeof value === 'object') {
        add(namespace, value, `${key}.`);
        continue;
      }
      try {
        messages.set(`${namespace} ${key}`, new Set(parametersOf(compileMessage(value))));
      } catch (error) {
        problems.push(`${namespace}: "${key}" is not a valid ICU message: ${error.message}`);
      }
    }
  };
  for (const file of filesIn(folder, /\.json$/)) {
    add(relative(folder, file).replace(/\.json$/, ''), JSON.parse(readFileSync(file, 'utf8')), '');
  }
  return messages;
}

/** The namespace of `createMessages('namespace', …)`, for the name of the translator that it returns. */
function namespaceOf(identifier, checker) {
  let symbol = checker.getSymbolAtLocation(identifier);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const creation = symbol?.valueDeclaration?.initializer;
  if (!creation || !ts.isCallExpression(creation)) return undefined;
  return creation.expression.getText() === 'createMessages' ? creation.arguments[0].text : undefined;
}

/** Whether a name is declared, imported or only named in a type. */
const isMention = ({ parent }) =>
  ts.isVariableDeclaration(parent) || ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent);

/** The keys that an expression can have; types are asked only where it is no literal, which takes long. */
function keysOf(expression, checker) {
  if (ts.isStringLiteral(expression)) return [expression.text];
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  return types.filter((each) => each.isStringLiteral()).map(({ value }) => value);
}

/** The names of the parameters that a call gives. */
function givenNames(values, checker) {
  if (!values) return [];
  if (ts.isObjectLiteralExpression(values) && !values.properties.some(ts.isSpreadAssignment))
    return values.properties.map(({ name }) => name.text);
  return checker
    .getTypeAtLocation(values)
    .getProperties()
    .map(({ name }) => name);
}

/** What is wrong with one use of a translator; adds its keys to `used`. */
function* checkUse({ identifier, namespace, checker, messages, used }) {
  const call = identifier.parent;
  if (!ts.isCallExpression(call) || call.expression !== identifier) {
    yield `call ${identifier.text} where its message is needed`;
    return;
  }
  const [key, values] = call.arguments;
  const keys = keysOf(key, checker);
  if (keys.length === 0) yield `${key.getText()} must have a type that names its keys`;
  const known = keys.filter((each) => messages.has(`${namespace} ${each}`));
  if (known.length < keys.length) yield `${namespace} has no key ${key.getText()}`;
  for (const each of known) used.add(`${namespace} ${each}`);
  const given = new Set(givenNames(values, checker));
  const wanted = new Set(known.flatMap((each) => [...messages.get(`${namespace} ${each}`)]));
  for (const name of wanted) if (!given.has(name)) yield `${key.getText()} needs the parameter "${name}"`;
  for (const name of given) if (!wanted.has(name)) yield `${key.getText()} has no parameter "${name}"`;
}

/**
 * @param root folder with `messages/en` and the sources
 * @returns {{ problems: string[], keys: number }} problems, one line each
 */
export function checkMessages(root) {
  const problems = [];
  const used = new Set();
  const messages = readCatalogues(join(root, 'messages/en'), problems);
  const files = SOURCES.flatMap((folder) => filesIn(join(root, folder), /\.tsx?$/));
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();

  const visit = (node, file) => {
    if (ts.isIdentifier(node) && /^t[A-Z]/.test(node.text) && !isMention(node)) {
      const namespace = namespaceOf(node, checker);
      if (namespace !== undefined) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        for (const problem of checkUse({ identifier: node, namespace, checker, messages, used })) {
          problems.push(`${relative(root, file.fileName)}:${line + 1}: ${problem}`);
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const name of files.filter((file) => !NO_SOURCE.test(file))) {
    const file = program.getSourceFile(name);
    visit(file, file);
  }

  for (const key of messages.keys()) if (!used.has(key)) problems.push(`${key} is not used`);
  return { problems, keys: messages.size };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, keys } = checkMessages(join(import.meta.dirname, '../../..'));
  for (const problem of problems) console.error(problem);
  console.log(`${keys} messages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
