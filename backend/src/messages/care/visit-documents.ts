import visitDocuments from '../../../../messages/en/server/care/visit-documents.json' with { type: 'json' };
import { createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tVisitDocument = createMessages('server/care/visit-documents', visitDocuments);
