import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/client';
import { notifySuccess } from '../common/feedback/notices';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import { useUploadDocument } from './useRecords';
import { tRecord } from '../messages/care/records';

interface UploadOptions {
  onDone: () => void;
  onFieldError: (field: 'title' | 'date', error: { message: string }) => void;
}

/** State of the upload dialog: the file, the progress, and the error. */
export function useUpload({ onDone, onFieldError }: UploadOptions) {
  const upload = useUploadDocument();
  const keyOf = useIdempotencyKey();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [part, setPart] = useState<number | null>(null);
  const aborter = useRef(new AbortController());
  useEffect(() => () => aborter.current.abort(), []);

  const refuse = (error: unknown) => {
    const reasons = error instanceof ApiError ? error.fieldErrors : {};
    for (const field of ['title', 'date'] as const) {
      const message = reasons[field];
      if (message) onFieldError(field, { message });
    }
  };
  const send = ({ title, date }: { title: string; date?: string }) => {
    setIsMissing(file === null);
    if (!file) return;
    aborter.current = new AbortController();
    setPart(0);
    const idempotencyKey = keyOf([title, date, file.name, file.size, file.lastModified]);
    upload.mutate(
      { title, date, file, idempotencyKey, onProgress: setPart, signal: aborter.current.signal },
      {
        onSuccess: () => {
          onDone();
          notifySuccess(tRecord('uploaded', { title }));
        },
        onError: refuse,
        onSettled: () => setPart(null),
      },
    );
  };
  const refused = upload.error instanceof ApiError ? upload.error.fieldErrors.file : undefined;
  return {
    file,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setIsMissing(false);
      upload.reset();
    },
    send,
    stop: () => aborter.current.abort(),
    /** The progress, 0 to 1; null without a running upload. */
    part,
    fileError: isMissing ? tRecord('fileRequired') : refused,
    error: upload.error && !refused ? sentenceOf(upload.error) : null,
  };
}
