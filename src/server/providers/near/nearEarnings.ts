import { setTimeout as wait } from 'node:timers/promises'
import Big from 'big.js'
import * as z from 'zod/mini'
import { DAY, HOUR, SECOND } from '@/domain/time/durations'
import { catalogue } from '@/server/catalogue/catalogue'
import { optionalText, readableRows, reportedDecimal, requiredText } from '@/server/outbound/answerFields'
import { callProvider } from '@/server/outbound/callProvider'
import { members } from '@/server/outbound/members'
import type { EarningsPage, ProviderContext } from '@/server/providers/provider'
import { nearAssets } from './nearAssets'
import type { NearCall, NearFee } from './nearCall'
import { precisionOf } from './nearNetworks'

/** docs.near-intents.org/api-reference/get-transactions, never run live. */
export type NearExplorer = {
  /** With the version: `https://explorer.near-intents.org/api/v0`. */
  url: string
  jwt: string
  /** The name of the operator's orders: others are not listed. */
  referral: string
  fee: NearFee
  /** Milliseconds between two calls: a partner has one in five seconds. */
  pause?: number
}

const PAUSE = 5.5 * SECOND
/** A thousand are allowed, which are more bytes than an answer may have here. */
const ROWS = 200
/** Swaps are listed by when they began, and end in another order. */
const OVERLAP = 7 * DAY

const fees = z.array(members({ recipient: requiredText, fee: reportedDecimal }))
const rows = readableRows(
  members({
    depositAddress: requiredText,
    depositMemo: optionalText,
    status: requiredText,
    originAsset: requiredText,
    amountInFormatted: reportedDecimal,
    appFees: fees,
  }),
)
/** As the document has them, and as public clients have met them. */
const transactions = z.union([
  rows,
  z.pipe(
    z.object({ data: rows }),
    z.transform(({ data }) => data),
  ),
])

type Row = z.output<typeof rows>[number]

/** The cursor is the moment from which swaps are listed, and within a run also the last one that was read. */
export function makeNearEarnings(call: NearCall, explorer: NearExplorer) {
  const { url, referral, fee, pause = PAUSE } = explorer
  let nextAt = 0
  return async (cursor: string | null, context: ProviderContext): Promise<EarningsPage> => {
    const [since = '', address, memo] = cursor?.split(' ') ?? []
    const { assets } = await nearAssets(call, catalogue(), context)
    const symbols = new Map([...assets].map(([symbol, asset]) => [asset.code, { symbol, asset }]))
    await wait(Math.max(0, nextAt - Date.now()), undefined, { signal: context.signal })
    nextAt = Date.now() + pause
    const found = await callProvider({
      baseUrl: url,
      headers: { authorization: `Bearer ${explorer.jwt}` },
      path: '/transactions',
      query: {
        ...{ referral, statuses: 'SUCCESS', direction: 'next', numberOfTransactions: String(ROWS) },
        ...(since && { startTimestamp: since }),
        ...(address && { lastDepositAddress: address }),
        ...(memo && { lastDepositMemo: memo }),
      },
      schema: transactions,
      signal: context.signal,
    })
    const last = found.length < ROWS ? undefined : found.at(-1)
    return {
      rows: found.flatMap((row) => earningOf(row, fee, symbols.get(row.originAsset))),
      cursor: last ? [since, last.depositAddress, last.depositMemo ?? ''].join(' ') : beginOfNext(Date.now()),
    }
  }
}

/** The same within an hour, by which a run knows that it has read all. */
const beginOfNext = (now: number) => new Date(Math.floor(now / HOUR) * HOUR - OVERLAP).toISOString()

type Known = { symbol: string; asset: Parameters<typeof precisionOf>[0] }

function earningOf(row: Row, { account, earnedPercent }: NearFee, known: Known | undefined) {
  // An address with a memo is one of several orders, which its row does not tell apart here.
  if (!known || row.status !== 'SUCCESS' || row.depositMemo || row.amountInFormatted === null) return []
  const basisPoints = row.appFees
    .filter(({ recipient }) => recipient === account)
    .reduce((sum, one) => sum + Number(one.fee ?? 0), 0)
  const amount = new Big(row.amountInFormatted)
    .times(basisPoints)
    .times(earnedPercent)
    // Exact, where a division rounds: a hundredth of a percent of a percent.
    .times('0.000001')
    .round(precisionOf(known.asset), Big.roundDown)
    .toFixed()
  const { depositAddress } = row
  return [
    {
      providerId: depositAddress,
      basisPoints,
      asset: known.symbol,
      amount,
      evidence: `explorer ${depositAddress}`,
    },
  ]
}
