import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { notify } from '../../common/feedback/notices';
import { CONSOLE_FORM } from '../common/forms/consoleForm';

/** That a form has errors stands at its fields already. */
const SAID_BY_THE_FORM = 'ra.message.invalid_form';

/** Shows react-admin's notifications as notices of the site, so that a person reads both in one place. */
export function NoticeBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string' || next.message === SAID_BY_THE_FORM) return;
    const text = translate(next.message, { ...next.notificationOptions?.messageArgs, _: next.message });
    const isFailure = next.type === 'error' || next.type === 'warning';
    notify({
      text,
      severity: isFailure ? 'error' : 'success',
      role: isFailure ? 'alert' : 'status',
      subject: CONSOLE_FORM,
    });
  }, [notifications, takeNotification, translate]);

  return null;
}
