import { ApiError, sentenceOf } from '../../api/client';
import { Icon } from '../pictures/icons';
import { tCommon } from '../../messages/common';

interface ErrorRetryProps {
  /** What failed, in the specification's words; the server's message follows. */
  text?: string;
  /** Omitted if `text` is complete. */
  error?: unknown;
  onRetry: () => void;
}

/** Shows in the page what failed to load, with a retry button. */
export function ErrorRetry({ text, error, onRetry }: ErrorRetryProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert" className="retry">
      <Icon name="error" />
      <div className="retry__text">
        {text && <p className="strong">{text}</p>}
        {error !== undefined && <p>{sentenceOf(error)}</p>}
        {requestId && <p className="caption muted">{tCommon('requestReference', { requestId })}</p>}
      </div>
      <button type="button" className="button button--outlined" onClick={onRetry}>
        {tCommon('tryAgain')}
      </button>
    </div>
  );
}
