import { Typography } from '@mui/material';
import { Page } from './common/Page';

const plainPage = (title: string, sentence: string) =>
  function PlainPage() {
    return (
      <Page title={title}>
        <Typography>{sentence}</Typography>
      </Page>
    );
  };

export const ChatbotQuestions = plainPage(
  'Chatbot',
  'Questions from the chatbot cannot be answered here yet.',
);
export const NothingHere = plainPage(
  'Page not found',
  'There is no such page in the console. Choose one from the menu.',
);
