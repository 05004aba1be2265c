import { ApiError, sentenceOf } from '../../api/client';
import { Icon } from '../pictures/icons';
import { tCommon } from '../../messages/common';

interface ErrorRetryProps {
  /** What failed, in the words of the specification; the server's sentence follows. */
  text?: string;
  /** Left out where `text` says it all. */
  error?: unknown;
  onRetry: () => void;
}

/** Says in the page what could not be loaded and offers to try again. */
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
