import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';

interface FileFieldProps {
  label: string;
  /** The accept attribute, e.g. "image/png,image/jpeg". */
  accept: string;
  maxBytes: number;
  file: File | null;
  error?: string;
  onChange: (file: File | null) => void;
}

const MEBIBYTE = 1024 * 1024;

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** One optional file with its preview; refuses at once what the server would refuse for its size. */
export function FileField({ label, accept, maxBytes, file, error, onChange }: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const [tooBig, setTooBig] = useState(false);
  const choose = (chosen: File | null) => {
    const refused = chosen !== null && chosen.size > maxBytes;
    setTooBig(refused);
    onChange(refused ? null : chosen);
  };
  const problem = tooBig ? `Choose a file of at most ${maxBytes / MEBIBYTE} MB.` : error;
  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {preview && (
          <Box
            component="img"
            src={preview}
            alt="The chosen picture"
            sx={{
              width: 64,
              height: 64,
              objectFit: 'cover',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
            }}
          />
        )}
        <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            startIcon={<UploadIcon />}
            sx={{
              position: 'relative',
              '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            {label}
            <input
              type="file"
              accept={accept}
              aria-label={label}
              aria-describedby={problem ? id : undefined}
              style={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
              onChange={(event) => choose(event.target.files?.[0] ?? null)}
            />
          </Button>
          {file && (
            <Typography variant="caption" noWrap sx={{ maxWidth: '100%' }}>
              {file.name}
            </Typography>
          )}
        </Stack>
      </Stack>
      {problem && (
        <FormHelperText id={id} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
