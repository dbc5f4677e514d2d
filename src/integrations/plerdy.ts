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

/** As Plerdy's tracking code: the globals first, then the script. */
export async function startPlerdy({ siteHash, userId, host }: NonNullable<Vendors['plerdy']>): Promise<void> {
  window._protocol = `${window.location.protocol}//`
  window._site_hash_code = siteHash
  window._suid = Number(userId)
  await loadScript(`${host}/public/js/click/main.js`, () => window._site_hash_code)
}

/** False while the tracker has not loaded. It sends `plerdysendData` with its first data; this repeats that. */
export function pushToPlerdy(data: Record<string, string>): boolean {
  const send = window.sendDataForInitPlerdy
  if (!send) return false
  attempt('Plerdy', () => {
    window.plerdysendData = { type: 'attribution', data }
    send()
  })
  return true
}
