import { useState } from 'react';
import { Link } from 'react-router';
import { useLinkSecret } from '../auth/useLinkSecret';
import { sentenceOf } from '../api/client';
import '../auth/auth.css';
import '../common/controls.css';
import { DialogError } from '../common/feedback/DialogError';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { usePageTitle } from '../hospital/usePageTitle';
import { tSetUp } from '../messages/site/set-up';
import { MAIN_ID } from '../shell/RootLayout';
import { DemoForm } from './DemoForm';
import { SetUpForm } from './SetUpForm';
import './set-up.css';
import { useSetUpState } from './useSetUp';

/** The forms of an empty database. */
function Choice({ demoOffered }: { demoOffered: boolean }) {
  const [choice, setChoice] = useState('own');
  const code = useLinkSecret().get('code') ?? '';
  return (
    <>
      {demoOffered && (
        <ChoiceChips
          legend={tSetUp('choice')}
          choices={[
            { value: 'own', label: tSetUp('own') },
            { value: 'demo', label: tSetUp('demo') },
          ]}
          value={choice}
          onChange={setChoice}
        />
      )}
      {choice === 'own' ? <SetUpForm code={code} /> : <DemoForm code={code} />}
    </>
  );
}

/** The page of a hospital that is set up, or that waits for its settings. */
const Rest = ({ isDone }: { isDone: boolean }) => (
  <div className="stack stack--start">
    <p>{tSetUp(isDone ? 'done' : 'started')}</p>
    <Link to={isDone ? '/' : '/login'} className="button button--contained">
      {tSetUp(isDone ? 'goHome' : 'logIn')}
    </Link>
  </div>
);

/** The set-up of a hospital on an empty database. */
export function SetUpPage() {
  usePageTitle(tSetUp('title'));
  const { data, error } = useSetUpState();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="main content-width">
      <div className="auth auth--wide">
        <div className="card stack">
          <h1 className="h2">{tSetUp('title')}</h1>
          <DialogError text={error && sentenceOf(error)} />
          {!data && !error && <LoadingPage />}
          {data?.state === 'needed' && <Choice demoOffered={data.demoOffered} />}
          {data && data.state !== 'needed' && <Rest isDone={data.state === 'done'} />}
        </div>
      </div>
    </main>
  );
}
