import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import type { NewPartnerKey } from '@/contract/partnerKeys'
import { changenowCompat } from '@/server/compat/changenowCompat'
import { dispatch } from '@/server/entry/dispatch'
import type { TestPartner } from '../partners/aPartner'

const compat = changenowCompat(dispatch)

type Fields = Record<string, unknown>
export type CompatAnswer = { status: number; body: Fields; text: string; headers: Record<string, string> }

/** @param url below the dialect's base address */
export async function call(
  method: 'GET' | 'POST',
  url: string,
  {
    key,
    body,
    headers = {},
    ip = '',
  }: { key?: string; body?: unknown; headers?: Record<string, string>; ip?: string } = {},
): Promise<CompatAnswer> {
  const [path = '', search] = url.split('?')
  const reply = await compat({
    method,
    path: CHANGENOW_COMPAT + path,
    query: Object.fromEntries(new URLSearchParams(search)),
    headers: { ...headers, ...(key !== undefined && { 'x-changenow-api-key': key }) },
    ip,
    readBody: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  })
  const text = typeof reply.body === 'string' ? reply.body : gunzipSync(reply.body.gzip).toString('utf8')
  return { status: reply.status, body: JSON.parse(text) as Fields, text, headers: reply.headers }
}

export async function keyOf({ owner }: TestPartner, scope = 'orders'): Promise<NewPartnerKey> {
  const { result } = await owner.request<NewPartnerKey>('POST', '/api/v4/partners/keys', {
    scope,
    label: randomUUID().slice(0, 8),
  })
  return result
}
