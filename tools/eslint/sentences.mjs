/** What of a screen, a message or a document is read by people: any text with a letter in one of these is a sentence. */
const READ = new Set(
  [
    ...[
      'label',
      'title',
      'subtitle',
      'heading',
      'legend',
      'caption',
      'text',
      'detail',
      'lead',
      'hint',
      'note',
      'alt',
    ],
    ...[
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'helperText',
    ],
    ...['description', 'summary', 'message', 'sentence', 'question', 'consequence', 'conflict'],
    ...[
      'confirmLabel',
      'cancelLabel',
      'submitLabel',
      'saveLabel',
      'nullLabel',
      'trueLabel',
      'falseLabel',
      'buttonLabel',
    ],
    ...[
      'emptyText',
      'whenEmpty',
      'noOptionsText',
      'closeText',
      'searchHint',
      'footnote',
      'primary',
      'secondary',
      'points',
    ],
    ...[
      'one',
      'other',
      'many',
      'few',
      'facts',
      'paragraphs',
      'notice',
      'notes',
      'head',
      'linkText',
      'subject',
      'msg',
      'readers',
    ],
  ].map((name) => name.toLowerCase()),
);

/** Functions whose texts are read by people, with the places of those among what they take. */
const TELLING = {
  ...{ notify: [0, 1], notifySuccess: [0, 1], notifyError: [0, 1], notifyInfo: [0, 1], usePageTitle: [0, 1] },
  ...{
    fieldFailure: [1],
    link: [0],
    say: [0],
    alphabetical: [0],
    dayRange: [1],
    onDay: [1],
    yesOrAny: [1, 2],
  },
};

/** Forms of a noun, which may be one small word. */
const FORMS = new Set(['one', 'other', 'few', 'many']);

/** What the contract calls its own values, and cookies theirs. */
const VALUES =
  /^(Cardiology|Neurology|Orthopedics|Dermatology|Pediatrics|Gynecology|Ophthalmology|Dentistry|Psychiatry|General Medicine|Urology|ENT|Oncology|Secure|ASC|DESC|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;

/** Attributes and properties that hold no sentence, however it looks. */
const CODE = new Set(
  [
    ...[
      'sx',
      'style',
      'className',
      'rel',
      'd',
      'transform',
      'accept',
      'autoComplete',
      'preserveAspectRatio',
      'href',
      'to',
    ],
    ...[
      'speciality',
      'specialities',
      'condition',
      'availableDays',
      'id',
      'source',
      'component',
      'queryKey',
      'terms',
    ],
    ...[
      'fontFamily',
      'transition',
      'content',
      '@type',
      'tag',
      'font',
      'scrollSnapType',
      'vertical',
      'method',
      'timeZone',
    ],
  ].map((name) => name.toLowerCase()),
);

const lower = (name) => String(name).toLowerCase();
const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value ?? '';

/** Whether an expression hands on the text that it holds: a choice, a list, an addition, a cast. */
function handsOn(parent, child) {
  switch (parent.type) {
    case 'ConditionalExpression':
      return parent.test !== child;
    case 'LogicalExpression':
      return parent.right === child || parent.operator !== '&&';
    case 'BinaryExpression':
      return parent.operator === '+';
    case 'ArrowFunctionExpression':
      return parent.body === child;
    case 'MemberExpression':
      return parent.object === child && /^(join|filter|concat|trim)$/.test(nameOf(parent.property));
    case 'CallExpression':
      return parent.callee === child;
    default:
      return /^(ArrayExpression|SpreadElement|JSXExpressionContainer|TemplateLiteral|TS(As|Satisfies|NonNull)Expression)$/.test(
        parent.type,
      );
  }
}

/** Where a text ends up: the node that takes it, and the part of it that is the text. */
function placeOf(node) {
  let child = node;
  while (child.parent && handsOn(child.parent, child)) {
    // An expression between two elements is shown; one of an attribute is for that to say.
    if (child.parent.type === 'JSXExpressionContainer' && child.parent.parent.type !== 'JSXAttribute')
      return { place: child.parent.parent, part: child.parent };
    child = child.parent;
  }
  return { place: child.parent, part: child };
}

const LOGGING = /^(log|warn|error|debug|verbose|fatal|info|write)$/;

/** Calls of the API, of the browser, of patterns and keys; what makes the documents of the API. */
const PROGRAM =
  /^(GET|POST|PUT|PATCH|DELETE|useMediaQuery|matchMedia|querySelector(All)?|startsWith|endsWith|includes|split|toFormat|addEventListener|meta|deriveKey|openAgain|Api[A-Z]\w*|\w*Route|documentController)$/;

/** Whether what is called gets no sentence for people: a log, an error for the log, an address, a key, a pattern. */
function isForPrograms({ callee, type }) {
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  if (type === 'NewExpression') return /Error$|^(RegExp|Logger|Set|Map|URL|DOMException|Keys)$/.test(name);
  if (callee.type === 'MemberExpression' && LOGGING.test(name))
    return /logger|console|stdout|stderr|^log$/.test(nameOf(callee.object.property ?? callee.object));
  return PROGRAM.test(name);
}

const isType = (type) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$|^TSEnum/.test(type);

/** Whether something around the text says that no person reads it. */
function isHidden(node) {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (
      parent.type === 'Decorator' ||
      (/^(Import|Export(All|Named))Declaration$/.test(parent.type) && parent.source === child)
    )
      return true;
    if (isType(parent.type) && parent.type !== 'TSParameterProperty') return true;
    if (parent.type === 'JSXAttribute' && CODE.has(lower(nameOf(parent.name)))) return true;
    if (parent.type === 'Property' && (parent.key === child || CODE.has(lower(nameOf(parent.key)))))
      return true;
    if (parent.type === 'MemberExpression' && parent.property === child) return true;
    if (parent.type === 'SwitchCase' && parent.test === child) return true;
    if (parent.type === 'BinaryExpression' && parent.operator !== '+') return true;
    if (/^(Call|New)Expression$/.test(parent.type) && isForPrograms(parent)) return true;
    // Who refuses somebody says so with a Failure; other errors are for the log.
    if (parent.type === 'ThrowStatement' && child.type === 'NewExpression')
      return !/Failure$|Exception$/.test(nameOf(child.callee));
    if (parent.type === 'TaggedTemplateExpression') return true;
    if (/Function|Program|ClassBody/.test(parent.type)) return false;
  }
  return false;
}

/** Whether the place that takes a text is one that people read. */
function isRead(place) {
  if (place.type === 'JSXElement' || place.type === 'JSXFragment') return true;
  if (place.type === 'JSXAttribute') return READ.has(lower(nameOf(place.name)));
  if (place.type === 'Property') return READ.has(lower(nameOf(place.key)));
  return false;
}

/** The text of a node, with a gap for each value in it. */
export const textOf = (node) => {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(GAP);
  return typeof node.value === 'string' ? node.value : '';
};

const GAP = '\uE000';
const LETTER = /\p{L}/u;
/** Begins like a sentence or a name, and goes on with another word or a value. */
const BEGUN = /^[^\p{L}]*\p{Lu}[\p{L}\p{N}\uE000'’,.:()/-]*\s.*[\p{L}\uE000]/su;
/** A few words in small letters: a piece of a sentence. */
const PIECE = /^[ ,;:(\uE000]*\p{Ll}[\p{L}'’\uE000]*(?:[,;:]? [(]?[\p{L}\p{N}'’\uE000]+[).,]?)+[ .…?!]*$/u;
/** A word beside a value. */
const BESIDE = /\uE000[,;:.)”]? [(“]?\p{L}{2}|\p{L}{2}[,;:]? [(“]?\uE000/u;
/** One word, as a heading or a button has it. */
const WORD = /^\p{Lu}\p{Ll}+…?$/u;
/** A path of a drawing, a measure of a style sheet, classes, an address, a selector. */
const CODE_TEXT =
  /^[MmLlHhVvCcSsQqTtAaZz0-9 .,\uE000-]+$|\d(px|rem|em|fr|vh|vw|ms)\b|\uE000px|(calc|var|repeat|minmax|url|rgb|mix|translate|rotate|scale)\(|system-ui|^Bearer |^[A-Z0-9]+(-[A-Z0-9]+)+$|\w(--|__)|^\(|^[/.#@$&<>]|:\/\/|\w=|^(id|event|retry|HTTP\S*|Sitemap|Connection|Content-Type):? /;

/** Whether a text looks like one for people wherever it stands. */
function looksRead(text, place) {
  if (BEGUN.test(text)) return true;
  // In small letters it may as well be a key: what a function is called with, a constant, what drafts are kept under.
  if (/^(Call|New)Expression$/.test(place.type)) return false;
  if (place.type === 'VariableDeclarator' && /^[A-Z_]+$|(Draft|Key)$/.test(nameOf(place.id))) return false;
  return PIECE.test(text) || BESIDE.test(text);
}

/** Places where one word with a capital is read: a label in a record, a default, what a function answers with. */
const isNamed = (place, part) =>
  ((place.type === 'Property' && place.value === part) ||
    /^(AssignmentPattern|ReturnStatement|JSXAttribute|VariableDeclarator)$/.test(place.type)) &&
  // A list of words alone, not of a sign and its word.
  (part.type !== 'ArrayExpression' || part.elements.every(({ value }) => WORD.test(value)));

/** Whether a text is a piece of a longer one: a choice within a template. */
function isWithin(node) {
  for (let child = node; child.parent && handsOn(child.parent, child); child = child.parent)
    if (child.parent.type === 'TemplateLiteral') return isSentence(child.parent);
  return false;
}

/** What stands beside a text for another case: the other branch of a choice, the other values of a record. */
function companionsOf({ parent }, text) {
  if (parent.type === 'ConditionalExpression') return [parent.consequent, parent.alternate];
  // "UPI" beside "Cash"
  if (parent.type === 'Property' && /^[A-Z]{2,4}$/.test(text))
    return parent.parent.properties.map(({ value }) => value);
  return [];
}

/** Whether a literal, a template or a text between elements is a sentence, or a piece of one, that people read. */
export function isSentence(node) {
  if (isSentenceAlone(node)) return true;
  const text = textOf(node);
  if (node.type === 'JSXText' || !LETTER.test(text) || isHidden(node)) return false;
  return companionsOf(node, text).some(
    (other) => other && other !== node && LETTER.test(textOf(other)) && isSentenceAlone(other),
  );
}

/** The same, whatever stands beside it. */
function isSentenceAlone(node) {
  const text = textOf(node);
  if (!LETTER.test(text)) return false;
  if (node.type === 'JSXText') return true;
  if (isHidden(node)) return false;
  const { place, part } = placeOf(node);
  if (!place || VALUES.test(text)) return false;
  if (/^JSX(Element|Fragment)$/.test(place.type) || isWithin(node)) return true;
  if (place.type === 'CallExpression') {
    const told = TELLING[nameOf(place.callee)];
    if (told) return told.includes(place.arguments.indexOf(part));
  }
  if (WORD.test(text) && isNamed(place, part)) return true;
  if (CODE_TEXT.test(text)) return false;
  if (!isRead(place)) return looksRead(text, place);
  return FORMS.has(nameOf(place.key)) || !/^[a-z][^\s\uE000]*$|^[A-Z_]+_[A-Z_]+$/.test(text);
}
