import { Typography } from '@mui/material';
import { Page } from './Page';

const plainPage = (title: string, sentence: string) =>
  function PlainPage() {
    return (
      <Page title={title}>
        <Typography>{sentence}</Typography>
      </Page>
    );
  };

export const NothingHere = plainPage(
  'Page not found',
  'There is no such page in the console. Choose one from the menu.',
);
