import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callSite } from './callSite.mjs'
import { makeCustomer } from './makeCustomer.mjs'
import { startSite } from './startSite.mjs'

/** BIP-173's and EIP-55's examples: the owner's addresses, and one of the stranger's. */
const OWN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const STRANGERS = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const HASH = `0x${'ab'.repeat(32)}`
const TRIES = 200

/** A stranger with the ids of exchanges, and nothing else, tries to redirect refunds, claim them and subscribe to
 * them. */
export async function strangers(dataDir, report) {
  const site = await startSite({ DATA_DIR: dataDir })
  const stranger = await makeCustomer(site, dataDir)
  const owner = await makeCustomer(site, dataDir)
  const anonymous = await stopped(site, {})
  const customers = await stopped(site, owner.headers)
  await steal(site, report, anonymous, stranger.headers)
  await steal(site, report, customers, stranger.headers)
  await claim(site, report, [anonymous, customers], stranger.headers)
  await race(site, report, await order(site, {}))
  await settle(site, report, anonymous, {})
  await settle(site, report, customers, owner.headers)
  if (site.hasEnded()) report.lost('the server ended by itself')
  await site.stop()
}

const path = (publicId, call) => `/api/v4/exchanges-new/${publicId}/${call}`
const secretHeader = (secret) => ({ 'x-exchange-secret': secret })

async function order(site, headers) {
  const sides = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
  const { status, result } = await callSite(site, 'POST', '/api/v4/exchanges-new', {
    body: { ...sides, amount: '0.1', addressTo: ETH, userRefundAddress: OWN },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
  if (status !== 201) throw new Error(`an order was answered with ${status}`)
  return result
}

const read = async (site, publicId) =>
  (await callSite(site, 'GET', `/api/v3/exchanges-new/${publicId}`)).result

/** An exchange whose deposit came too late, so that it waits for its owner. */
async function stopped(site, headers) {
  const exchange = await order(site, headers)
  const deposits = `/api/v4/sandbox/exchanges/${exchange.publicId}/deposits`
  await callSite(site, 'POST', deposits, { body: { kind: 'late' } })
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await read(site, exchange.publicId)).status === 'verifying') return exchange
    await wait(50)
  }
  throw new Error('an exchange never waited for its owner')
}

/** Every call of an owner, with every proof a stranger can make up. */
async function steal(site, report, { publicId, ownerSecret }, bearer) {
  const guesses = [publicId, 'A'.repeat(43), ownerSecret.slice(0, -1), ownerSecret.toLowerCase(), 'null', ' ']
  const proofs = [{}, bearer, ...guesses.flatMap((guess) => [guess, guess]).map(secretHeader)]
  const calls = [
    ['actions', { action: 'refund', address: STRANGERS }],
    ['actions', { action: 'refund' }],
    ['actions', { action: 'continue' }],
    ['payment', { hash: HASH }],
    ['push', { fid: 'fid-of-the-strangers' }],
    ['transfers', {}],
  ]
  for (const [call, body] of calls) {
    for (const headers of proofs) {
      const { status, code } = await callSite(site, 'POST', path(publicId, call), { body, headers })
      if (status !== 403 || code !== 'owner_required')
        report.lost(`a stranger’s ${call} was answered with ${status} ${code ?? ''}`)
    }
  }
  const { status, extendedInfo } = await read(site, publicId)
  if (status !== 'verifying' || extendedInfo.userRefundAddress !== OWN)
    report.lost(`a stranger changed an exchange to ${status}, ${extendedInfo.userRefundAddress}`)
  report.tried(`${calls.length * proofs.length} calls of a stranger who has the id`)
}

async function claim(site, report, exchanges, bearer) {
  const publicIds = exchanges.map(({ publicId }) => publicId)
  for (const guess of [() => '', () => 'A'.repeat(43), (id) => id]) {
    const ownerSecrets = Object.fromEntries(publicIds.map((id) => [id, guess(id)]))
    const body = { publicIds, ownerSecrets }
    const call = { body, headers: bearer }
    const { result } = await callSite(site, 'POST', '/api/v4/customers/exchanges/claims', call)
    if (result?.claimed.length !== 0) report.lost('a stranger claimed an exchange')
  }
  const { result } = await callSite(site, 'GET', '/api/v4/customers/export', { headers: bearer })
  if (result?.exchanges.length !== 0) report.lost('a stranger exported an exchange')
  report.tried('claims and an export of a stranger who has the ids')
}

/** A link to another device that many open at once. */
async function race(site, report, { publicId, ownerSecret }) {
  const made = await callSite(site, 'POST', path(publicId, 'transfers'), {
    body: {},
    headers: secretHeader(ownerSecret),
  })
  const redeem = () =>
    callSite(site, 'POST', '/api/v4/exchange-transfers', { body: { token: made.result?.token } })
  const all = await Promise.all(Array.from({ length: 20 }, redeem))
  const won = all.filter(({ status }) => status === 200)
  const lost = all.filter(({ status }) => status === 410)
  if (won.length !== 1 || lost.length !== 19)
    report.lost(`a link that works once was answered with ${all.map(({ status }) => status).join(' ')}`)
  else if (won[0].result.ownerSecret !== ownerSecret) report.lost('a link brought another secret')
  report.tried('one link to another device, opened 20 times at once')
}

/** After all that the owner still decides. */
async function settle(site, report, { publicId, ownerSecret }, bearer) {
  const { status, result } = await callSite(site, 'POST', path(publicId, 'actions'), {
    body: { action: 'refund' },
    headers: { ...bearer, ...secretHeader(ownerSecret) },
  })
  if (status !== 200 || result.extendedInfo.userRefundAddress !== OWN)
    report.lost(`the owner’s refund was answered with ${status}`)
}
