import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FieldPath, useForm } from 'react-hook-form';
import type { Profile } from '../../../openapi/contract/people/profile.js';
import { ApiError, sentenceOf } from '../api/client';
import { formDrafts, useFormDraft } from '../common/forms/formDrafts';
import { DialogError } from '../common/feedback/DialogError';
import { notifySuccess } from '../common/feedback/notices';
import { ProfileFormFields } from './ProfileFormFields';
import { ProfileSection } from './ProfileSection';
import { type ProfileFields, toFields, withTexts } from './profileFields';
import { useProfile, useUpdateProfile } from './useProfile';
import { tPage } from '../messages/pages';
import { tProfile } from '../messages/people/profile';
import { profileResolvers } from './contracts';

const DRAFT = 'profile';

/**
 * The person's own data. It keeps input when the account is changed elsewhere, and reports the conflict when
 * saving.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const newest = useProfile();
  const change = useUpdateProfile();
  const form = useForm({
    resolver: profileResolvers[profile.type],
    // With the edited version: saving reports a change made elsewhere meanwhile.
    defaultValues: withTexts(toFields(profile), formDrafts.of(DRAFT, profile.id)),
  });
  useFormDraft(form, DRAFT, profile.id);
  const isConflict = change.error instanceof ApiError && change.error.code === 'EDIT_CONFLICT';

  const start = (from: Profile) => {
    form.reset(toFields(from));
    formDrafts.forget(DRAFT);
    change.reset();
  };
  const startAnew = async () => {
    const { data } = await newest.refetch();
    if (data) start(data);
  };
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: (changed) => {
        start(changed);
        notifySuccess(tProfile('dataSaved'));
      },
      onError: (error) => {
        const reasons = error instanceof ApiError ? error.fieldErrors : {};
        for (const [field, message] of Object.entries(reasons)) {
          if (field in form.getValues()) form.setError(field as FieldPath<ProfileFields>, { message });
        }
      },
    }),
  );
  return (
    <ProfileSection heading={tProfile('yourData')} hint={tProfile('pictureReason')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ProfileFormFields form={form} profile={profile} />
        <DialogError text={change.error && sentenceOf(change.error)} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting || change.isPending}>
            {tPage('save')}
          </Button>
          {isConflict && <Button onClick={() => void startAnew()}>{tProfile('showSaved')}</Button>}
        </Stack>
      </form>
    </ProfileSection>
  );
}
