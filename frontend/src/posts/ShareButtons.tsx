import { useSyncExternalStore } from 'react';
import { API_BASE } from '../api/client';
import { Button } from '../common/forms/Button';
import { Glyph } from '../common/pictures/glyphs';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError, notifyInfo } from '../common/feedback/notices';
import { tPost } from '../messages/site/posts';

interface ShareButtonsProps {
  title: string;
  summary: string;
  /** Path of the address with a link preview, which redirects here. */
  path: string;
  /** Whether the page can be printed. */
  canPrint?: boolean;
}

/** The browser's share dialog: none in server rendering. */
const isSharing = () => 'share' in navigator;
const never = () => () => undefined;

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The key of its notices. */
const SUBJECT = 'copy link';

/** Share, copy and print a page. */
export function ShareButtons({ title, summary, path, canPrint = false }: ShareButtonsProps) {
  const address = API_BASE + path;
  const canShare = useSyncExternalStore(never, isSharing, () => false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notifyInfo(tPost('linkCopied'));
    } catch (error) {
      console.warn('The browser did not let the link be copied.', error);
      notifyError(tPost('copyFailed'), tPost('copyManually', { address }), SUBJECT);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, text: summary, url: address });
    } catch (error) {
      // Closing the browser's share dialog is not a failure.
      if (!isGivenUp(error)) await copy();
    }
  };
  return (
    <div className="row article__share">
      {canShare && (
        <Button look="outlined" onClick={() => void share()}>
          <Glyph name="share" />
          {tPost('share')}
        </Button>
      )}
      <Button look="outlined" onClick={() => void copy()}>
        <Glyph name="link" />
        {tPost('copyLink')}
      </Button>
      {canPrint && (
        <Button onClick={() => window.print()}>
          <Glyph name="print" />
          {tPost('print')}
        </Button>
      )}
      <InlineError subject={SUBJECT} />
    </div>
  );
}
