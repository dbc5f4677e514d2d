import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PERSONAL_COLUMNS } from '@/server/database/personalColumns'
import { exchanges } from '@/server/database/schema'

/** They stay, because money moved: what was ordered, at which addresses, and how the provider knows it. */
const NOT_PERSONAL = [
  'publicId',
  'idempotencyKey',
  'orderHash',
  'ownerSecretHash',
  'rateJti',
  'tickerFrom',
  'networkFrom',
  'tickerTo',
  'networkTo',
  'addressFrom',
  'extraIdFrom',
  'addressTo',
  'extraIdTo',
  'userRefundAddress',
  'userRefundExtraId',
  'txFrom',
  'txTo',
  'refundTx',
  'customerId',
  'provider',
  'providerOrderId',
  'providerSecret',
  'providerUrl',
]

test('every text column of an exchange is either erased as personal or named here', () => {
  const freeTexts = Object.entries(getTableColumns(exchanges))
    .filter(([, { columnType, enumValues }]) => columnType === 'PgText' && !enumValues?.length)
    .map(([name]) => name)
  expect(freeTexts.toSorted()).toEqual([...PERSONAL_COLUMNS, ...NOT_PERSONAL].toSorted())
})
