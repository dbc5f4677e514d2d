import { type Calls, EXCHANGE, startSectionSevenServer } from './sectionSevenServer'

export const ORDER_ID = 'minimal12345'

/** What R36 leaves out of an exchange: limits, an estimate, the order, and the order read again. Nothing
 * that is optional in our own contract stands in the responses. */
export async function startMinimalBackEnd() {
  let reads = 0
  const order = (status: string) => ({
    ...EXCHANGE,
    publicId: ORDER_ID,
    status,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    validUntil: new Date(Date.now() + 3_600_000).toISOString(),
    amountTo: status === 'finished' ? '2.6' : null,
  })
  const limits = { min: '0.01', max: null }
  const more: Calls = {
    'GET /api/v4/ranges': () => ({ body: { result: limits } }),
    'GET /api/v4/estimates': () => ({
      body: { result: { ...limits, estimate: '2.6', rateId: null, validUntil: null } },
    }),
    'POST /api/v4/exchanges-new': () => ({
      status: 201,
      body: { result: { ...order('waiting'), ownerSecret: 'x'.repeat(43) } },
    }),
    [`GET /api/v3/exchanges-new/${ORDER_ID}`]: () => ({
      body: { result: order(++reads > 2 ? 'finished' : 'waiting') },
    }),
  }
  return startSectionSevenServer(more)
}
