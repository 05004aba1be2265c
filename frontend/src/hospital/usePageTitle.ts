import { useEffect } from 'react';
import { useHospital } from './useHospital';
import { tCommon } from '../messages/common';

/** The default description for search engines and shared links. */
const DESCRIPTION: string = tCommon('homeDescription');

/**
 * Sets the browser's title, e.g. "Find a doctor | Hospital Portal", and the description.
 * @param description one sentence for search engines and shared links
 */
export function usePageTitle(title: string, description = DESCRIPTION): void {
  const { name } = useHospital();
  useEffect(() => {
    document.title = `${title} | ${name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, name, description]);
}
