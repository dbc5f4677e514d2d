import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callSite } from './callSite.mjs'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const PAYOUT = '0.0005'
/** So many exchanges of so much earn enough cashback for a hundred payouts; one of all would exceed `limits.maximumUsd`. */
const FORTUNE = { exchanges: 20, amount: '5' }
const PAGE = 100
const FINISH_TRIES = 400

const order = (amount) => ({
  ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount },
  ...{ reverse: false, fixed: false, rateId: null, addressTo: ETH },
})

/** What one customer sent to the site and what it acknowledged, recorded on our side of the wire. `site` and `headers`
 * may be exchanged for those after a restart. */
export function bookOf(site, customer) {
  const book = {
    site,
    headers: customer.headers,
    exchanges: new Map(),
    payouts: new Map(),
    addresses: new Map(),
    amounts: new Map(),
  }
  const call = (method, path, body, more) =>
    callSite(book.site, method, path, { body, headers: { ...book.headers, ...more } })
  /** Sends under a key of its own; the book stores the returned id, or null while nothing was acknowledged. */
  const keyed = async (stored, path, body, key, idOf) => {
    if (!stored.has(key)) stored.set(key, null)
    const response = await call('POST', path, body, { 'idempotency-key': key })
    if (response.status === 200 || response.status === 201)
      stored.set(key, stored.get(key) ?? idOf(response.result))
    return response
  }
  const doings = {
    call,
    order: (key = randomUUID(), amount = book.amounts.get(key) ?? '0.1') => {
      book.amounts.set(key, amount)
      return keyed(book.exchanges, '/api/v4/exchanges-new', order(amount), key, ({ publicId }) => publicId)
    },
    payout: (key = randomUUID()) =>
      keyed(
        book.payouts,
        '/api/v4/customers/payouts',
        { amountBtc: PAYOUT, address: BTC },
        key,
        ({ id }) => id,
      ),
    /** Has no key: the same address twice is one address, and the second call gets it. */
    save: async (address = `0x${randomBytes(20).toString('hex')}`) => {
      if (!book.addresses.has(address)) book.addresses.set(address, null)
      const body = { label: 'Mine', ticker: 'eth', network: 'eth', address, extraId: '' }
      const response = await call('POST', '/api/v4/customers/addresses', body)
      if (response.status === 201) book.addresses.set(address, response.result.id)
      return response
    },
    deposit: (publicId) => call('POST', `/api/v4/sandbox/exchanges/${publicId}/deposits`, { kind: 'full' }),
    exchange: (publicId) => call('GET', `/api/v3/exchanges-new/${publicId}`),
    /** All of a customer's list, page by page. */
    list: async (path) => {
      const rows = []
      for (let total = 1; rows.length < total;) {
        const { status, result } = await call('GET', `${path}?limit=${PAGE}&offset=${rows.length}`)
        if (status !== 200) throw new Error(`${path} was answered with ${status}`)
        rows.push(...result.result)
        total = result.result.length === 0 ? 0 : result.totalCount
      }
      return rows
    },
  }
  return Object.assign(book, doings)
}

/** First exchanges whose cashback can be paid out many times. */
export async function earnFortune(book) {
  const ids = []
  for (let made = 0; made < FORTUNE.exchanges; made++) {
    const { status, result } = await book.order(undefined, FORTUNE.amount)
    if (!result) throw new Error(`the order of ${FORTUNE.amount} was refused with ${status}`)
    await book.deposit(result.publicId)
    ids.push(result.publicId)
  }
  for (const id of ids) await finished(book, id)
}

export async function finished(book, publicId) {
  let status
  for (let tries = 0; tries < FINISH_TRIES && status !== 'finished'; tries++) {
    if (tries > 0) await wait(50)
    status = (await book.exchange(publicId)).result?.status
  }
  return status === 'finished'
}
