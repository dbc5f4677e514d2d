import * as z from 'zod/mini'
import type { ContactMessage } from '@/domain/contact'
import { ask } from './client'

const sentSchema = z.object({ reference: z.string() })

/**
 * POST /api/v4/contacts; gives the reference of the message. The same message under the same key is sent once.
 * Throws ApiFailure.
 */
export const sendContactMessage = (
  message: ContactMessage,
  headers: { 'idempotency-key': string; 'site-language': string },
): Promise<string> =>
  ask(
    { method: 'POST', url: '/api/v4/contacts', data: message, headers },
    (result) => sentSchema.parse(result).reference,
  )
