import type { Currency } from '@/domain/currency/currency'
import { ApiFailure } from '@/domain/text/failure'
import { indexOf, type PairSet } from '@/domain/currency/pair'
import { namedEnvironment } from '../environmentName'
import type { ListResponse, ListRequest } from '../listWorker'

type WorkerRequest = ListRequest extends infer One
  ? One extends ListRequest
    ? Omit<One, 'origin' | 'environment'>
    : never
  : never

export async function loadCurrencyList(): Promise<Currency[]> {
  const currencies: Currency[] = []
  await requestFromWorker({ list: 'currencies' }, (response) => {
    if (response.kind === 'currencies') currencies.push(...response.part)
  })
  return currencies
}

export async function loadOfferedSymbols(isFixed: boolean): Promise<string[]> {
  let found: string[] = []
  await requestFromWorker({ list: 'offered', isFixed }, (response) => {
    if (response.kind === 'symbols') found = response.symbols
  })
  return found
}

export async function loadPairSet(isFixed: boolean): Promise<PairSet> {
  let pairs: PairSet | undefined
  await requestFromWorker({ list: 'pairs', isFixed }, (response) => {
    if (response.kind === 'pairs')
      pairs = { index: indexOf(response.symbols.split(' ')), bits: response.bits }
  })
  if (!pairs) throw new ApiFailure({ kind: 'broken' })
  return pairs
}

function requestFromWorker(request: WorkerRequest, take: (response: ListResponse) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../listWorker.ts', import.meta.url), { type: 'module' })
    const fail = (failure: ApiFailure) => {
      worker.terminate()
      reject(failure)
    }
    worker.onmessage = ({ data }: MessageEvent<ListResponse>) => {
      if (data.kind === 'failure') fail(new ApiFailure(data.failure))
      else if (data.kind !== 'end') take(data)
      else {
        worker.terminate()
        resolve()
      }
    }
    // The worker's own code could not be fetched or run.
    worker.onerror = () => fail(new ApiFailure({ kind: 'unreachable' }))
    const { origin } = window.location
    worker.postMessage({ ...request, origin, environment: namedEnvironment() })
  })
}
