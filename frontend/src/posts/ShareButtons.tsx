import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { notifyError, notifyInfo } from '../common/feedback/notices';

interface ShareButtonsProps {
  title: string;
  summary: string;
  slug: string;
}

/** Address that shows a preview where it is shared, and leads here. */
const shareAddress = (slug: string) => `${window.location.origin}/articles/${slug}`;

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Share, copy and print an article. */
export function ShareButtons({ title, summary, slug }: ShareButtonsProps) {
  const address = shareAddress(slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notifyInfo('The link is copied.');
    } catch (error) {
      console.warn('The browser did not let the link be copied.', error);
      notifyError('The link could not be copied.', `Copy it from here: ${address}`);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, text: summary, url: address });
    } catch (error) {
      // Closing the browser's own dialog is an answer, not a failure.
      if (!isGivenUp(error)) await copy();
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
      {'share' in navigator && (
        <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
          Share
        </Button>
      )}
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
        Copy link
      </Button>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  );
}
