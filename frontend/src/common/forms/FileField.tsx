import { useEffect, useId, useState } from 'react';
import { Glyph } from '../pictures/glyphs';
import { buttonLook } from './Button';
import './fields.css';
import { tCommon } from '../../messages/common';

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

/** An optional file with its preview; refuses files above the server's size limit. */
export function FileField({ label, accept, maxBytes, file, error, onChange }: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const [tooBig, setTooBig] = useState(false);
  const choose = (chosen: File | null) => {
    const refused = chosen !== null && chosen.size > maxBytes;
    setTooBig(refused);
    onChange(refused ? null : chosen);
  };
  const problem = tooBig ? tCommon('fileTooLarge', { maxBytes: maxBytes / MEBIBYTE }) : error;
  return (
    <div className={problem ? 'field--wrong' : undefined}>
      <div className="file">
        {preview && <img src={preview} alt={tCommon('chosenPicture')} className="file__preview" />}
        <div style={{ minWidth: 0 }}>
          <label className={buttonLook('outlined', 'file__button')}>
            <Glyph name="upload" />
            {label}
            <input
              type="file"
              accept={accept}
              aria-label={label}
              aria-describedby={problem ? id : undefined}
              onChange={(event) => choose(event.target.files?.[0] ?? null)}
            />
          </label>
          {file && <span className="caption file__name">{file.name}</span>}
        </div>
      </div>
      {problem && (
        <p className="field__help" id={id}>
          {problem}
        </p>
      )}
    </div>
  );
}
