import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { BrokenPage } from '../../shell/ErrorPage';

interface CrashProps {
  resetErrorBoundary: (...args: never[]) => void;
}

/** In the place of a page of the console that fails, until another one is opened. */
export function Crash({ resetErrorBoundary }: CrashProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return <BrokenPage />;
}
