import { useEffect } from 'react';
import { useHospital } from './useHospital';
import { tCommon } from '../messages/common';

/** What search engines and shared links say of pages without a description of their own. */
const DESCRIPTION: string = tCommon('homeDescription');

/**
 * Names the browser's tab after the page, e.g. "Find a doctor | Hospital Portal", and describes the page.
 * @param description one sentence for search engines and shared links
 */
export function usePageTitle(title: string, description = DESCRIPTION): void {
  const { name } = useHospital();
  useEffect(() => {
    document.title = `${title} | ${name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, name, description]);
}
