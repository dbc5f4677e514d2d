import { finished } from './bookOf.mjs'

/**
 * Compares what the site acknowledged with what it has now: nothing is lost and nothing is there twice. A call
 * without a response is sent once more first, as a client would; then each key stands for exactly one thing.
 * @returns what is wrong, one sentence each
 */
export async function judgeBook(book) {
  const acknowledged = (stored) => new Map([...stored].filter(([, id]) => id !== null))
  const before = { exchanges: acknowledged(book.exchanges), payouts: acknowledged(book.payouts) }
  const faults = [
    ...(await again(book.exchanges, before.exchanges, book.order, 'order')),
    ...(await again(book.payouts, before.payouts, book.payout, 'payout')),
    ...(await judgeAddresses(book)),
  ]
  const exchanges = await book.list('/api/v4/customers/exchanges')
  const payouts = await book.list('/api/v4/customers/payouts')
  faults.push(
    ...compare(
      'exchange',
      book.exchanges,
      exchanges.map(({ publicId }) => publicId),
    ),
    ...compare(
      'payout',
      book.payouts,
      payouts.map(({ id }) => id),
    ),
  )
  return faults
}

/** The same key once more: it must give what it gave, and must not fail. */
async function again(stored, acknowledged, ask, what) {
  const faults = []
  for (const key of stored.keys()) {
    const { status, result } = await ask(key)
    const id = result?.publicId ?? result?.id
    const first = acknowledged.get(key)
    if (status !== 200 && status !== 201) faults.push(`${what} ${key} asked again: ${status}`)
    else if (first && (status !== 200 || id !== first))
      faults.push(`${what} ${first} was made again as ${id}`)
  }
  return faults
}

async function judgeAddresses(book) {
  const faults = []
  for (const [address, id] of book.addresses) if (id === null) await book.save(address)
  const rows = await book.list('/api/v4/customers/addresses')
  for (const [address, id] of book.addresses) {
    const there = rows.filter((row) => row.address.toLowerCase() === address.toLowerCase())
    if (there.length !== 1) faults.push(`address ${address} is there ${there.length} times`)
    else if (id !== null && there[0].id !== id) faults.push(`address ${id} became ${there[0].id}`)
  }
  return faults
}

function compare(what, stored, ids) {
  const faults = []
  const wanted = new Set(stored.values())
  for (const id of wanted) if (!ids.includes(id)) faults.push(`${what} ${id} is lost`)
  for (const id of ids) if (!wanted.has(id)) faults.push(`${what} ${id} was never asked for`)
  if (new Set(ids).size !== ids.length) faults.push(`an ${what} is listed twice`)
  return faults
}

/** Every deposit that was acknowledged comes to its end, and its worth is booked once. */
export async function judgeDeposits(book, deposited) {
  const faults = []
  for (const publicId of deposited)
    if (!(await finished(book, publicId))) faults.push(`the deposit of ${publicId} leads nowhere`)
  return faults
}
