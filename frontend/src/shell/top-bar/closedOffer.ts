import { browserStore } from '../../common/browser/browserStore';

/** Text of the offer that this browser's user has closed. A new offer has another text and is shown again. */
export const closedOffer = browserStore<string>({
  area: 'local',
  key: 'closedOffer',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
});
