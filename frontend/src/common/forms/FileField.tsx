import { useEffect, useId, useRef, useState } from 'react';
import {
  ConversionTooSlow,
  ConverterNotLoaded,
  PHONE_TYPES,
  needsPreparing,
  preparePicture,
} from '../pictures/prepare/preparePicture';
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
  /** Tells when a chosen picture is being prepared: its form must not be sent then. */
  onPreparing: (isPreparing: boolean) => void;
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

type ChosenFileOptions = Pick<FileFieldProps, 'maxBytes' | 'onChange' | 'onPreparing'>;

/** Why a picture could not be prepared. */
function conversionProblem(error: unknown): string {
  if (error instanceof ConverterNotLoaded) return tCommon('converterNotLoaded');
  return tCommon(error instanceof ConversionTooSlow ? 'conversionTooSlow' : 'pictureUnreadable');
}

/** The chosen file, prepared for the upload. Of two choices in a row the last one counts. */
function useChosenFile({ maxBytes, onChange, onPreparing }: ChosenFileOptions) {
  const latest = useRef<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const setPreparing = (is: boolean) => {
    setIsPreparing(is);
    onPreparing(is);
  };
  const take = (file: File | null) => {
    const isTooLarge = file !== null && file.size > maxBytes;
    setProblem(isTooLarge ? tCommon('fileTooLarge', { maxBytes: maxBytes / MEBIBYTE }) : undefined);
    onChange(isTooLarge ? null : file);
  };
  const prepare = async (chosen: File) => {
    onChange(null);
    setProblem(undefined);
    setPreparing(true);
    const result = await preparePicture(chosen).catch((error: unknown) => error);
    if (latest.current !== chosen) return;
    setPreparing(false);
    if (result instanceof File) return take(result);
    setProblem(conversionProblem(result));
  };
  const choose = (chosen: File | null) => {
    latest.current = chosen;
    if (chosen && needsPreparing(chosen)) return prepare(chosen);
    setPreparing(false);
    return take(chosen);
  };
  return { choose, isPreparing, problem };
}

/** An optional file with its preview; refuses files above the server's size limit. */
export function FileField({ label, accept, file, error, ...chosen }: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const { choose, isPreparing, problem: ownProblem } = useChosenFile(chosen);
  const problem = ownProblem ?? error;
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
              accept={accept.includes('image/') ? `${accept},${PHONE_TYPES}` : accept}
              aria-label={label}
              aria-describedby={problem ? id : undefined}
              onClick={(event) => {
                // Otherwise the browser does not report the same file when it is chosen again.
                if (problem) event.currentTarget.value = '';
              }}
              onChange={(event) => void choose(event.target.files?.[0] ?? null)}
            />
          </label>
          {file && <span className="caption file__name">{file.name}</span>}
          {isPreparing && (
            <span className="caption file__name" role="status">
              {tCommon('preparingPicture')}
              <progress className="file__progress" aria-label={tCommon('preparingPicture')} />
            </span>
          )}
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
