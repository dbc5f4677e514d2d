/**
 * The page of an owner is made for browsers without scripts. Where one runs, the device becomes the owner’s as after an
 * order with scripts, and the page of the exchange that follows by itself takes the place of this one: the secret leaves
 * the address, and Back does not return to it.
 */
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import { ownExchanges, rememberExchange, type OwnExchange } from '../storage/ownExchanges'
import { canStore } from '../storage/storage'
import { storePlacedExchange } from './placedExchange'

/** What the page hands to its script in `data-given`. */
export type TakeOver = {
  /** With the secret. */
  record: OwnExchange
  /** Address of the page of the exchange. */
  page: string
  /** True: this browser came here from a page of ours, not by a link of somebody. */
  isOurs: boolean
  /** Address of this page that loads itself again; null while that is stopped, or something is to be entered. */
  reloading: string | null
}

async function takeOver({ record, page, isOurs, reloading }: TakeOver): Promise<void> {
  const token = isStored(record) ? null : await confirmedBy(record, isOurs)
  // Whoever got a link by somebody says on that page whether this device shall be the owner’s.
  if (token && !isOurs) {
    location.replace(`${page}#move=${token}`)
    return
  }
  if (token) {
    rememberExchange(record)
    storePlacedExchange(record.publicId)
  }
  if (isStored(record)) location.replace(page)
  else if (reloading) location.replace(reloading)
}

/** Any secret of it: one that this device has is never replaced by that of an address. */
const isStored = ({ publicId }: OwnExchange) =>
  ownExchanges().some((own) => own.publicId === publicId && own.ownerSecret !== undefined)

/** The back end gives a token, which works once, for the right secret alone. Null: it did not, or nothing can be stored. */
async function confirmedBy({ publicId, ownerSecret = '' }: OwnExchange, isOurs: boolean) {
  if (!canStore()) return null
  try {
    const call = `/api/v4/exchanges-new/${publicId}/${isOurs ? 'handover' : 'transfers'}`
    const response = await fetch(call, { method: 'POST', headers: { [OWNER_SECRET_HEADER]: ownerSecret } })
    if (response.status !== 201) return null
    const { result } = (await response.json()) as { result?: { token?: string } }
    return result?.token ?? null
  } catch {
    // Without an answer the page stays, and tries it again when it is loaded again.
    return null
  }
}

const { given } = document.currentScript?.dataset ?? {}
if (given) void takeOver(JSON.parse(given) as TakeOver)
