import type { Currency } from '@/domain/currency'
import { ApiFailure } from '@/domain/failure'
import { indexOf, type PairSet } from '@/domain/pair'
import { namedEnvironment } from './ipSource'
import type { ListAnswer, ListQuestion } from './listWorker'

type Question = ListQuestion extends infer One
  ? One extends ListQuestion
    ? Omit<One, 'origin' | 'environment'>
    : never
  : never

/** All currencies, fetched and checked off the main thread. Throws ApiFailure. */
export async function loadCurrencyList(): Promise<Currency[]> {
  const currencies: Currency[] = []
  await askWorker({ list: 'currencies' }, (answer) => {
    if (answer.kind === 'currencies') currencies.push(...answer.part)
  })
  return currencies
}

/** Symbols of the currencies that are offered at a fixed or at a floating rate. Throws ApiFailure. */
export async function loadOfferedSymbols(isFixed: boolean): Promise<string[]> {
  let found: string[] = []
  await askWorker({ list: 'offered', isFixed }, (answer) => {
    if (answer.kind === 'symbols') found = answer.symbols
  })
  return found
}

/** All pairs as bits. Throws ApiFailure. */
export async function loadPairSet(isFixed: boolean): Promise<PairSet> {
  let pairs: PairSet | undefined
  await askWorker({ list: 'pairs', isFixed }, (answer) => {
    if (answer.kind === 'pairs') pairs = { index: indexOf(answer.symbols.split(' ')), bits: answer.bits }
  })
  if (!pairs) throw new ApiFailure({ kind: 'broken' })
  return pairs
}

/** A worker of its own for one question; it ends with the answer. */
function askWorker(question: Question, take: (answer: ListAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./listWorker.ts', import.meta.url), { type: 'module' })
    const fail = (failure: ApiFailure) => {
      worker.terminate()
      reject(failure)
    }
    worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
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
    worker.postMessage({ ...question, origin, environment: namedEnvironment() })
  })
}
