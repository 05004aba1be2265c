import { createTranslator } from 'use-intl/core';
import { LOCALE, PSEUDO_LANGUAGE, language } from './language.js';
import { type MessageValues, markedValues, pseudo } from './pseudo.js';

/** Messages in ICU syntax by key, or groups of them. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type KeyOf<C, Key extends keyof C = keyof C> = Key extends string
  ? C[Key] extends string
    ? Key
    : `${Key}.${KeyOf<C[Key]>}`
  : never;

/** Gives the message of a key, with its parameters filled in. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

/** The keys that a translator knows: `MessageKey<typeof tBooking>`. */
export type MessageKey<T extends (key: never) => string> = Parameters<T>[0];

function createTranslate(namespace: string, messages: Catalogue): Translate {
  const translate = createTranslator({
    locale: LOCALE,
    messages,
    onError: ({ message }) => {
      throw new Error(`A message of ${namespace} cannot be shown: ${message}`);
    },
  }) as Translate;
  if (language !== PSEUDO_LANGUAGE) return translate;
  return (key, values) => pseudo(translate(key, values && markedValues(values)));
}

/**
 * The translator of one catalogue.
 * @param namespace path of the catalogue below the folder of its language
 * @throws Error, when it is called, for a key or a parameter that is missing
 */
export function createMessages<const C extends Catalogue>(
  namespace: string,
  english: C,
): Translate<KeyOf<C>> {
  let translate: Translate | undefined;
  return (key, values) => {
    translate ??= createTranslate(namespace, english);
    return translate(key, values);
  };
}
