import { type I18nProvider, defaultI18nProvider } from 'react-admin';
import { tAdminCommon } from '../../messages/admin/common';

/** What react-admin's parts say otherwise than in its own English. */
const WORDS: Record<string, string> = {
  'ra.action.add_filter': tAdminCommon('filters'),
  'ra.action.export': tAdminCommon('exportCsv'),
  'ra.navigation.no_filtered_results': tAdminCommon('noFilteredResults'),
  // They begin with what stands on the button, so that it can be said.
  'ra.navigation.current_page': '%{page}, this page',
  'ra.navigation.page': '%{page}, go to this page',
};

/** The texts of react-admin's parts. */
export const consoleWords: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options: { page?: number } = {}) =>
    WORDS[key]?.replace('%{page}', String(options.page)) ?? defaultI18nProvider.translate(key, options),
};
