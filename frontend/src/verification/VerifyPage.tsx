import { useEffect, useRef, useState } from 'react';
import { useLinkSecret } from '../auth/useLinkSecret';
import { Button } from '../common/forms/Button';
import { WithContact } from '../hospital/contact/WithContact';
import { usePageTitle } from '../hospital/usePageTitle';
import { tVerification } from '../messages/care/verification';
import { useVerification } from './useVerification';
import { Verified } from './Verified';
import { VerifyForm } from './VerifyForm';
import './verification.css';

/** For pharmacists: whether a printed prescription is genuine, by its number and code or the link of its QR code. */
export function VerifyPage() {
  usePageTitle(tVerification('title'), tVerification('intro'));
  const secret = useLinkSecret();
  const [number, code] = [secret.get('number') ?? '', secret.get('code') ?? ''];
  const { mutate, data, error, isPending, reset } = useVerification();
  const opened = useRef('');
  const [isAnother, setAnother] = useState(false);
  const given = isAnother ? { number: '', code: '' } : { number, code };
  const verifyAnother = () => {
    setAnother(true);
    reset();
  };
  useEffect(() => {
    const link = `${number} ${code}`;
    // Each opened link is checked once.
    if (!number || !code || opened.current === link) return;
    opened.current = link;
    setAnother(false);
    mutate({ number, code });
  }, [number, code, mutate]);
  return (
    <WithContact>
      <div className="verify">
        <h1 className="h1">{tVerification('title')}</h1>
        {data ? (
          <>
            <Verified prescription={data} />
            <Button onClick={verifyAnother}>{tVerification('verifyAnother')}</Button>
          </>
        ) : (
          <>
            <p className="muted verify__lead">{tVerification('intro')}</p>
            <VerifyForm
              key={`${given.number} ${given.code}`}
              given={given}
              isBusy={isPending}
              error={error}
              onVerify={(body) => mutate(body)}
            />
          </>
        )}
      </div>
    </WithContact>
  );
}
