import type { PairSet } from '@/domain/pair'

/** Parses the pair list in a worker of its own, which ends with its one answer; null when the list is malformed. */
export function parsePairs(bytes: ArrayBuffer): Promise<PairSet | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pairWorker.ts', import.meta.url), { type: 'module' })
    const finish = (pairs: PairSet | null) => {
      worker.terminate()
      resolve(pairs)
    }
    worker.onmessage = ({ data }: MessageEvent<PairSet | null>) => finish(data)
    worker.onerror = () => finish(null)
    worker.postMessage(bytes, [bytes])
  })
}
