import type { Currency } from '@/domain/currency/currency'
import { failureOf, type Failure } from '@/domain/text/failure'
import { client } from './client'
import { nameEnvironment } from './environmentName'
import { fetchCurrencies, fetchOfferedSymbols, fetchPairs } from './currencies'

/** `origin` because a worker may live at an address of its own. */
export type ListRequest = { origin: string; environment: string | undefined } & (
  | { list: 'currencies' }
  | { list: 'offered' | 'pairs'; isFixed: boolean }
)

export type ListResponse =
  /** In many small messages, since receiving a large one blocks the page. */
  | { kind: 'currencies'; part: Currency[] }
  /** Joined by spaces: one string is received at once, 1,600 keys are not. */
  | { kind: 'pairs'; symbols: string; bits: Uint8Array<ArrayBuffer> }
  | { kind: 'symbols'; symbols: string[] }
  | { kind: 'failure'; failure: Failure }
  | { kind: 'end' }

/** Small enough for a slow phone to receive within a frame. */
const PART = 100

declare const self: DedicatedWorkerGlobalScope

const post = (response: ListResponse, transfer: Transferable[] = []) => self.postMessage(response, transfer)

/** Off the main thread, for their size. Nothing of the visitor goes along. */
self.onmessage = async ({ data }: MessageEvent<ListRequest>) => {
  client.defaults.baseURL = data.origin
  nameEnvironment(data.environment)
  try {
    if (data.list === 'pairs') {
      const { index, bits } = await fetchPairs(data.isFixed)
      post({ kind: 'pairs', symbols: [...index.keys()].join(' '), bits }, [bits.buffer])
    } else if (data.list === 'offered') {
      post({ kind: 'symbols', symbols: await fetchOfferedSymbols(data.isFixed) })
    } else {
      const currencies = await fetchCurrencies()
      for (let start = 0; start < currencies.length; start += PART) {
        post({ kind: 'currencies', part: currencies.slice(start, start + PART) })
      }
    }
    post({ kind: 'end' })
  } catch (error) {
    post({ kind: 'failure', failure: failureOf(error) })
  }
}
