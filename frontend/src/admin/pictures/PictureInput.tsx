import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { PICTURE_MAX_BYTES } from '../../../../openapi/contract/people/accounts.js';
import {
  ConversionTooSlow,
  ConverterNotLoaded,
  PHONE_TYPES,
  needsPreparing,
  preparePicture,
} from '../../common/pictures/prepare/preparePicture';
import { tAdminCommon } from '../../messages/admin/common';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MEBIBYTE = 1024 * 1024;
/** The form's value while a chosen picture is being prepared. */
const PREPARING = 'preparing';
/** The form's value after the converter of the chosen picture could not be loaded. */
const NOT_LOADED = 'notLoaded';
/** The form's value after the conversion took too long. */
const TOO_SLOW = 'tooSlow';

/** Why the form's value cannot be sent as a picture; undefined for a valid or no file. */
export function pictureProblem(file: unknown): string | undefined {
  if (file === PREPARING) return tAdminCommon('pictureNotReady');
  if (file === TOO_SLOW) return tAdminCommon('conversionTooSlow');
  if (file === NOT_LOADED) return tAdminCommon('converterNotLoaded');
  if (!(file instanceof File)) return undefined;
  if (!TYPES.includes(file.type)) return tAdminCommon('pictureTypeInvalid');
  if (file.size > PICTURE_MAX_BYTES)
    return tAdminCommon('pictureTooLarge', { pictureMaxBytes: PICTURE_MAX_BYTES / MEBIBYTE });
  return undefined;
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Box
      component="img"
      src={address}
      alt={tAdminCommon('chosenPicture')}
      sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1 }}
    />
  );
}

/** A picture that this browser cannot read stays as it is: it is refused because of its type. */
const prepared = (chosen: File): Promise<File | typeof NOT_LOADED | typeof TOO_SLOW> =>
  preparePicture(chosen).catch((error: unknown) => {
    if (error instanceof ConverterNotLoaded) return NOT_LOADED;
    return error instanceof ConversionTooSlow ? TOO_SLOW : chosen;
  });

/** Optional choice of a picture with a preview. The form's value is the File, or null; see also `pictureProblem`. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source });
  const chooser = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const file = field.value instanceof File ? field.value : null;

  const isPreparing = field.value === PREPARING;
  const latest = useRef<File | null>(null);

  const take = async (chosen: File | null) => {
    latest.current = chosen;
    if (!chosen || !needsPreparing(chosen)) return field.onChange(chosen);
    field.onChange(PREPARING);
    const result = await prepared(chosen);
    if (latest.current === chosen) field.onChange(result);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null;
    event.target.value = ''; // so that the same file can be chosen again after it was removed
    void take(chosen);
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      {file && !pictureProblem(file) && <Preview file={file} />}
      <Box sx={{ minWidth: 0 }}>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={label}
          accept={[...TYPES, PHONE_TYPES].join(',')}
          onChange={choose}
        />
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={helpId}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
        {isPreparing && <LinearProgress aria-label={tAdminCommon('preparingPicture')} sx={{ mt: 1 }} />}
        {field.value && <Button onClick={() => void take(null)}>{tAdminCommon('remove')}</Button>}
        {file && (
          <Typography variant="body2" noWrap>
            {file.name}
          </Typography>
        )}
        <FormHelperText id={helpId} error={fieldState.invalid}>
          <InputHelperText error={fieldState.error?.message} helperText={tAdminCommon('pictureHint')} />
        </FormHelperText>
      </Box>
    </Stack>
  );
}
