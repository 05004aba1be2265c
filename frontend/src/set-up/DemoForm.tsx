import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '../api/client';
import { Alert } from '../common/feedback/Alert';
import { DialogError } from '../common/feedback/DialogError';
import { notifySuccess } from '../common/feedback/notices';
import { Button } from '../common/forms/Button';
import { TextField } from '../common/forms/TextField';
import { tSetUp } from '../messages/site/set-up';
import { useCreateDemo } from './useSetUp';

/** Creates the demo hospital in the empty database. */
export function DemoForm({ code: given }: { code: string }) {
  const [code, setCode] = useState(given);
  const navigate = useNavigate();
  const demo = useCreateDemo();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    demo.mutate(code, {
      onSuccess: () => {
        notifySuccess(tSetUp('demoReady'));
        void navigate('/', { replace: true });
      },
    });
  };
  const problem = demo.error instanceof ApiError ? demo.error.fieldErrors.code : undefined;
  return (
    <form noValidate className="stack stack--form" onSubmit={submit}>
      <p className="muted">{tSetUp('demoText')}</p>
      <TextField
        label={tSetUp('code')}
        autoComplete="one-time-code"
        required
        hint={tSetUp('codeHint')}
        value={code}
        problem={problem}
        onChange={({ target }) => setCode(target.value)}
      />
      {demo.isPending && <Alert severity="info">{tSetUp('creatingDemo')}</Alert>}
      {!problem && <DialogError text={demo.error && sentenceOf(demo.error)} />}
      <Button type="submit" look="contained" className="button--large" isBusy={demo.isPending}>
        {tSetUp('createDemo')}
      </Button>
    </form>
  );
}
