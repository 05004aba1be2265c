import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { usePageTitle } from './usePageTitle';

interface TextPageProps {
  title: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** What the page is about, below its title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read: title, lead and parts, in lines of a comfortable length. */
export function TextPage({ title, description, lead, children }: TextPageProps) {
  usePageTitle(title, description);
  return (
    <Box component="article" sx={{ py: { xs: 3, md: 5 }, maxWidth: '70ch' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}

interface TextPartProps {
  heading: string;
  /** Sentences, each a point of the list. */
  points?: string[];
  children?: ReactNode;
}

/** A part of a page to read. */
export function TextPart({ heading, points, children }: TextPartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
      {points && (
        <Box component="ul" sx={{ m: 0, pl: 3, '& li': { mb: 0.75 } }}>
          {points.map((point) => (
            <Typography component="li" key={point}>
              {point}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
