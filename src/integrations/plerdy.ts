import type { Vendors } from '@/domain/vendor/vendors'
import { attempt } from './attempt'
import { loadScript } from './loadScript'

declare global {
  interface Window {
    _protocol?: string
    _site_hash_code?: string
    _suid?: number
    plerdysendData?: { type: string; data: Record<string, string> }
    sendDataForInitPlerdy?: () => void
  }
}

/** Plerdy's heatmap as its tracking code sets it up: the globals first, then the script, which fetches the tracker. */
export async function startPlerdy({ siteHash, userId, host }: NonNullable<Vendors['plerdy']>): Promise<void> {
  window._protocol = `${window.location.protocol}//`
  window._site_hash_code = siteHash
  window._suid = Number(userId)
  await loadScript(`${host}/public/js/click/main.js`, () => window._site_hash_code)
}

/** Hands over what the visit is to be filed under; false while the tracker is not there. Plerdy's own shop plugins
 * leave such data in `plerdysendData`, and the tracker sends it with its first data, which this call repeats. */
export function pushToPlerdy(data: Record<string, string>): boolean {
  const send = window.sendDataForInitPlerdy
  if (!send) return false
  attempt('Plerdy', () => {
    window.plerdysendData = { type: 'attribution', data }
    send()
  })
  return true
}
