import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { counted } from '../../../openapi/contract/words/plural.js';
import { CONTROL_LINE } from '../theme';
import { MAX_MESSAGE } from './useChat';

/** From here on the form says how much room is left, characters. */
const SAY_ROOM_FROM = 400;

const field = {
  flexGrow: 1,
  minWidth: 0,
  minHeight: 48,
  maxHeight: 120,
  p: 1.5,
  font: 'inherit',
  lineHeight: 1.4,
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: CONTROL_LINE,
  borderRadius: 1,
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
};

interface ChatFormProps {
  isSending: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onSend: (text: string) => void;
}

/** The text field of the chat: Enter sends, Shift and Enter begin a new line; blank text is not sent. */
export function ChatForm({ isSending, inputRef, onSend }: ChatFormProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '' || isSending) return;
    onSend(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <Box
          component="textarea"
          ref={inputRef}
          rows={1}
          maxLength={MAX_MESSAGE}
          aria-label="Your message"
          placeholder="Type your question"
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          sx={field}
        />
        <IconButton
          type="submit"
          aria-label="Send"
          disabled={isSending}
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            width: 48,
            height: 48,
            '&:hover': { bgcolor: 'primary.dark' },
          }}
        >
          <SendIcon />
        </IconButton>
      </Box>
      {text.length >= SAY_ROOM_FROM && (
        <Typography variant="caption" color="text.secondary" role="status">
          {counted(MAX_MESSAGE - text.length, { one: 'character', other: 'characters' })} left
        </Typography>
      )}
    </Box>
  );
}
