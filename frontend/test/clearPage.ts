import { screenWhere } from './screenWhere';

/** What tests put in place of the browser's own, which jsdom does not have. */
const PUT_BY_TESTS = ['EventSource', 'BroadcastChannel'];

function removeAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}

/** Takes away what the file before has left: all files of a process share one page. */
export function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.head, document.body]) removeAttributes(element);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of PUT_BY_TESTS) Reflect.deleteProperty(window, name);
  screenWhere(() => false);
  window.fetch = () => Promise.reject(new TypeError('This test has no fake of the server.'));
  // jsdom has no layout; pages scroll to their top on navigation.
  window.scrollTo = () => undefined;
}
