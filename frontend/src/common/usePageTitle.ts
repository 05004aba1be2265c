import { useEffect } from 'react';
import { useHospital } from './useHospital';

/** Names the browser's tab after the page, e.g. "Find a doctor | Hospital Portal". */
export function usePageTitle(title: string): void {
  const { name } = useHospital();
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
