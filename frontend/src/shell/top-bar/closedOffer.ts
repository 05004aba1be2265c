import { browserStore } from '../../common/browser/browserStore';

/** The text of the closed promotion. A new promotion has another text and is shown again. */
export const closedOffer = browserStore<string>({
  area: 'local',
  key: 'closedOffer',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
});
