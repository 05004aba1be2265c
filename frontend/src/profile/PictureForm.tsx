import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Profile } from '../../../openapi/contract/people/profile.js';
import { ApiError, sentenceOf } from '../api/client';
import { PICTURE_MAX_BYTES } from '../auth/facts';
import { FileField } from '../common/forms/FileField';
import { notifySuccess } from '../common/feedback/notices';
import { DoctorPicture } from '../users/DoctorPicture';
import { ProfileSection } from './ProfileSection';
import { useUpdatePicture } from './useProfile';
import { tPage } from '../messages/pages';
import { tProfile } from '../messages/people/profile';

const SIZE = 112;

const problemOf = (error: unknown): string | undefined =>
  error ? (error instanceof ApiError && error.fieldErrors.image) || sentenceOf(error) : undefined;

/** Shows and replaces the person's own picture. */
export function PictureForm({ profile }: { profile: Profile }) {
  const [image, setImage] = useState<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const change = useUpdatePicture();
  const choose = (file: File | null) => {
    setImage(file);
    change.reset();
  };
  const save = (file: File) =>
    change.mutate(file, {
      onSuccess: () => {
        setImage(null);
        notifySuccess(tProfile('pictureChanged'));
      },
    });
  return (
    <ProfileSection heading={tPage('picture')} hint={tProfile('pictureHint')}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <DoctorPicture image={profile.image} size={SIZE} alt={tProfile('yourPicture')} />
        <FileField
          label={tProfile('choosePicture')}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={PICTURE_MAX_BYTES}
          file={image}
          error={problemOf(change.error)}
          onChange={choose}
          onPreparing={setIsPreparing}
        />
        {(image || isPreparing) && (
          <Button
            variant="contained"
            loading={isPreparing || change.isPending}
            onClick={() => image && save(image)}
          >
            {tProfile('savePicture')}
          </Button>
        )}
      </Stack>
    </ProfileSection>
  );
}
