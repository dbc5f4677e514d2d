import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { bodyLinkToken } from './requestFields'

/** Of who is no member of staff yet; in no public description, as the calls of the desk. */
export const staffInvitation = {
  accept: {
    method: 'POST',
    limit: 'staff',
    auth: 'customer',
    tag: 'Desk',
    path: '/api/v4/desk/invitation',
    // Anybody with an account may try: the handler records what is an invitation of theirs.
    staff: { role: null, audit: null },
    body: z.object({ token: bodyLinkToken }),
    result: z.object({ email: z.string() }),
    errors: { 403: ['confirmation_required'], 409: ['action_unavailable'], 410: ['link_invalid'] },
    summary: 'Accept an invitation to the desk with the link of its email',
  },
} as const satisfies Endpoints
