import type { Endpoint } from '@/contract/endpoint'
import type { StoredCustomer } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { appendAudit, type AuditEntry } from '@/server/desk/auditLog'

type DeskCall = {
  signedIn: { customer: Pick<StoredCustomer, 'email'> } | null
  params: Record<string, string>
  query: unknown
  body: unknown
}

/** Characters. */
const MAX_SUBJECT = 128

/** Runs only once it stands in the audit log; a failure is recorded too. */
export async function audited<Result>(
  { method, staff }: Endpoint,
  { signedIn, params, query, body }: DeskCall,
  handle: () => Promise<Result> | Result,
): Promise<Result> {
  if (!staff?.audit || !signedIn) return handle()
  const entry = {
    staff: signedIn.customer.email,
    action: staff.audit,
    subject: (Object.values(params)[0] ?? '').slice(0, MAX_SUBJECT),
    detail: detailOf(method === 'GET' ? query : body),
  }
  return recorded(entry, handle)
}

/** First that it is to happen, then the work; where that fails, that it did. */
export async function recorded<Result>(
  entry: AuditEntry,
  handle: () => Promise<Result> | Result,
): Promise<Result> {
  await appendAudit(entry)
  try {
    return await handle()
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'internal'
    await appendAudit({ ...entry, action: `${entry.action} failed`, detail: JSON.stringify({ code }) })
    throw error
  }
}

/** Personal, and the log is forever: only their length is recorded. */
const PERSONAL = ['q', 'message', 'value', 'brandName', 'email', 'token']

const detailOf = (sent: unknown) =>
  JSON.stringify(sent ?? {}, (key, value: unknown) =>
    key === 'texts'
      ? Object.keys(value as object)
      : PERSONAL.includes(key) && typeof value === 'string'
        ? `${value.length} characters`
        : value,
  )
