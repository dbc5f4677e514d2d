import { contacts } from '@/contract/contacts'
import type { ContactMessage } from '@/domain/site/contact'
import { call } from './call'

/** @returns the reference of the message. The same message under the same key is sent once. Throws ApiFailure. */
export const sendContactMessage = async (
  message: ContactMessage,
  headers: { 'idempotency-key': string; 'site-language': string },
): Promise<string> => (await call(contacts.send, { body: message, headers })).reference
