import appointmentNotifications from '../../../../messages/en/server/care/appointment-notifications.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAppointmentNotification = createMessages(
  'server/care/appointment-notifications',
  appointmentNotifications,
);
