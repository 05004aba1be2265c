import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  heading: string;
  /** Its purpose in one sentence. */
  hint?: string;
  children: ReactNode;
}

/** A part of the profile with its heading. */
export function ProfileSection({ heading, hint, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      {children}
    </Card>
  );
}
