import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';

/** A signed address of a PDF; it needs no token, so a new tab can open it. */
export const PdfLink = ({ href, label }: { href: string; label: string }) => (
  <Button component="a" href={href} target="_blank" rel="noopener" variant="outlined" startIcon={<PdfIcon />}>
    {label}
  </Button>
);
