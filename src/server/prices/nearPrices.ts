import * as z from 'zod/mini'
import { catalogue } from '@/server/catalogue/catalogue'
import { optionalText, time } from '@/server/outbound/answerFields'
import { callProvider, LIST_BYTES } from '@/server/outbound/callProvider'
import { matchTokens } from '@/server/providers/near/nearAssets'
import { price, rightRows } from './priceFields'
import type { PriceSource } from './priceSource'

/** docs.near-intents.org/api-reference/oneclick/get-supported-tokens */
const token = z.object({
  assetId: z.string(),
  decimals: z.string().check(z.regex(/^\d{1,2}$/)),
  blockchain: z.string(),
  symbol: z.string(),
  price,
  priceUpdatedAt: time,
  contractAddress: optionalText,
})

export const makeNearPrices = (baseUrl: string): PriceSource => ({
  id: 'near',
  attribution: { text: 'NEAR Intents', href: 'https://near-intents.org' },
  everyMs: 120_000,
  spots: async (signal) => {
    const schema = z.array(z.unknown())
    const rows = await callProvider({ baseUrl, path: '/tokens', schema, maxBytes: LIST_BYTES, signal })
    const tokens = rightRows(rows, token)
    const byId = new Map(tokens.map((row) => [row.assetId, row]))
    return [...matchTokens(catalogue(), tokens).assets.values()].flatMap(({ symbol, code }) => {
      const row = byId.get(code)
      if (!row) return []
      return [{ key: code, symbols: [symbol], usd: row.price, change24h: null, at: row.priceUpdatedAt }]
    })
  },
})
