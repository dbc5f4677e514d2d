import { inspect } from 'node:util'
import { catalogue } from '@/server/catalogue/catalogue'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import type { Ramp, RampCoin, RampFiat, RampOfferings, RampOrder, RampQuestion } from '@/server/ramps/ramp'
import {
  type FakeProvider,
  type RecordedRequest,
  type Routes,
  startFakeProvider,
} from '../providers/fakeProvider'
import type { OrderCase, QuestionCase, RampHarness } from './rampHarness'

export const VISITOR_IP = '203.0.113.7'

/** An adapter and the fake server that it calls. */
export class RampSite {
  readonly harness: RampHarness
  private fake: FakeProvider | null = null
  private lists: RampOfferings | null = null
  private adapter: Ramp | null = null

  constructor(harness: RampHarness) {
    this.harness = harness
  }
  async start(): Promise<void> {
    this.fake = await startFakeProvider(this.harness.routes)
    this.adapter = this.harness.make(this.fake.url)
    this.lists = await this.adapter.offerings(catalogue(), this.context())
  }
  async stop(): Promise<void> {
    await this.fake?.close()
  }
  get ramp(): Ramp {
    if (!this.adapter) throw new Error('not started')
    return this.adapter
  }
  get offerings(): RampOfferings {
    if (!this.lists) throw new Error('not started')
    return this.lists
  }
  get requests(): readonly RecordedRequest[] {
    return this.fake?.requests ?? []
  }
  context(milliseconds = 10_000): ProviderContext {
    return { signal: AbortSignal.timeout(milliseconds), userIp: VISITOR_IP }
  }
  answer(routes: Routes = {}): void {
    const usual = Object.entries(this.harness.routes).filter(([name]) => !(name in routes))
    // The routes of a case come first, and replace those of the same name.
    this.fake?.answer({ ...routes, ...Object.fromEntries(usual) })
  }
  fiat(symbol: string): RampFiat {
    const fiat = this.offerings.fiats.get(symbol)
    if (!fiat) throw new Error(`${symbol} is not offered`)
    return fiat
  }
  coin(symbol: string): RampCoin {
    const coin = this.offerings.coins.get(symbol)
    if (!coin) throw new Error(`${symbol} is not offered`)
    return coin
  }
  question({ pair = this.harness.pair, ...given }: QuestionCase): RampQuestion {
    return {
      direction: 'buy',
      side: 'pay',
      method: null,
      country: 'CH',
      state: null,
      basisPoints: 0,
      ...given,
      fiat: this.fiat(pair.fiat),
      coin: this.coin(pair.coin),
    }
  }
  /** Of the first quote. */
  get firstQuestion(): QuestionCase {
    const [first] = this.harness.quotes
    if (!first) throw new Error('no quotes')
    return first.question
  }
  order(changes: OrderCase = {}): RampOrder {
    const usual = { ...this.firstQuestion, ...this.harness.order }
    const method = changes.method ?? usual.method ?? this.harness.quotes[0]?.answers[0]?.method ?? 'other'
    const { pair, ...given } = { ...usual, ...changes }
    return {
      quoteKey: null,
      expectedPay: given.amount,
      expectedGet: given.amount,
      address: null,
      extraId: null,
      refundAddress: null,
      refundExtraId: null,
      iban: null,
      owner: null,
      email: null,
      orderKey: 'ours-1',
      returnUrl: 'https://site.example/exchange/ours-1',
      language: 'en',
      ...given,
      ...this.question({ ...given, pair: pair ?? this.harness.pair }),
      method,
    }
  }
  /** What the call throws, which never holds a secret. */
  async failure(call: Promise<unknown>): Promise<ProviderError> {
    const error: unknown = await call.then(
      (value) => {
        throw new Error(`did not fail: ${inspect(value)}`)
      },
      (reason: unknown) => reason,
    )
    const written = inspect(error, { depth: 10 })
    for (const secret of this.harness.secrets)
      if (written.includes(secret)) throw new Error(`a secret in ${written}`)
    if (!(error instanceof ProviderError)) throw error
    return error
  }
}

/** Every route answers like this. */
export const everywhere = (routes: Routes, reply: Routes[string]): Routes =>
  Object.fromEntries(Object.keys(routes).map((name) => [name, reply]))

/** Waits for the deadline, which is short then. */
export const isEndless = (fault: object) => 'delay' in fault || ('half' in fault && fault.half === 'silent')
