import { type I18nProvider, defaultI18nProvider } from 'react-admin';

/** What react-admin's parts say otherwise than in its own English. */
const WORDS: Record<string, string> = {
  'ra.action.add_filter': 'Filters',
  'ra.action.export': 'Export CSV',
  'ra.navigation.no_filtered_results': 'Nothing matches these filters.',
};

/** The texts of react-admin's parts. */
export const consoleWords: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => WORDS[key] ?? defaultI18nProvider.translate(key, options),
};
