/** How dates, numbers and plural forms are written in the messages. */
export const LOCALE = 'en-IN';

/** English that is generated for tests: every message is accented and stands in brackets. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** The languages that the messages can be shown in: those of `messages/`, and the generated one. */
export const LANGUAGES = ['en', PSEUDO_LANGUAGE] as const;
export type Language = (typeof LANGUAGES)[number];

interface Surroundings {
  document?: { documentElement: { lang: string } };
  process?: { env: Record<string, string | undefined> };
}

/** The site takes the language of its document; the server takes its setting. */
function languageOf({ document, process }: Surroundings): Language {
  const tag = document?.documentElement.lang || process?.env.UI_LANGUAGE;
  return tag === PSEUDO_LANGUAGE ? PSEUDO_LANGUAGE : 'en';
}

/** Known before the first module of a feature is loaded, so that constants may hold messages. */
export const language: Language = languageOf(globalThis);

/** The `lang` attribute of documents. */
export const DOCUMENT_LANGUAGE = language === 'en' ? LOCALE : language;
