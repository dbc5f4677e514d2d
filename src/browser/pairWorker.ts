import { pairSetFrom } from '@/domain/pair'

/** Turns the wire form of the pair list into bits, off the main thread. Takes an ArrayBuffer, answers a PairSet or null. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const body = JSON.parse(new TextDecoder().decode(data)) as { result?: Record<string, string[]> }
    const pairs = pairSetFrom(body.result ?? (body as Record<string, string[]>))
    self.postMessage(pairs, [pairs.bits.buffer])
  } catch {
    // A malformed list is no list: the picker then offers every currency and the quote tells which pairs are off.
    self.postMessage(null)
  }
}
