import { createHash, randomUUID } from 'node:crypto'
import { metrics } from '@/runtime/metrics'
import { exportCustomer } from '@/server/history/customerExport'
import { customerById } from '@/server/accounts/storedCustomers'
import { measureBackEnd } from '@/server/entry/measureBackEnd'
import { rankedCustomers } from '@/server/contest/rankedCustomers'
import { database } from '@/server/database/database'
import { auditEntries } from '@/server/desk/auditLog'
import { listMessages } from '@/server/desk/deskMessages'
import { getOrder, searchOrders } from '@/server/desk/deskOrders'
import { listDeskPayouts } from '@/server/desk/deskPayouts'
import { listLastExchanges } from '@/server/exchanges/lastExchanges'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { listProviderStatistics } from '@/server/exchanges/providerStatistics'
import { currentExchange, dueExchanges, findByKey, insertExchange } from '@/server/exchanges/storedExchanges'
import { dueExchangesOf, selectedExchanges } from '@/server/history/storedHistory'
import { entriesOf, totalsOf } from '@/server/journal/customerBook'
import { volumeSince } from '@/server/programmes/volumes'
import { cashbackPurse } from '@/server/programmes/purse'
import { payoutsOf } from '@/server/programmes/storedPayouts'
import { purge } from '@/server/retention/purge'
import { approvedReviews, pendingReviews } from '@/server/reviews/storedReviews'

const DAY = 86_400_000
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

async function staffRequest(customerId: string) {
  const customer = await customerById(customerId)
  if (!customer) throw new Error('the rows were not filled')
  return {
    ...{ method: 'GET', path: '', headers: {}, body: undefined, ip: '', traceId: '' },
    signedIn: { customer, signInId: '', confirmedAt: null, roles: [] },
  }
}

/** What runs again and again, by what a reader knows it as. Each is called with the number of a stored order, as
 * fillRows numbers them. */
export async function rowQueries(): Promise<Record<string, (order: number) => Promise<unknown>>> {
  const db = await database()
  const request = await staffRequest('c0')
  measureBackEnd()
  const idOf = (order: number) => md5(`id${order}`).slice(0, 16)
  const customerOf = (order: number) => `c${Math.floor(order / 50)}`
  const now = () => Date.now()
  const search = async (q: string, status?: 'verifying' | 'failed' | 'expired' | 'finished') =>
    searchOrders({ ...request, params: {}, query: { q, status, tag: '', limit: 20, offset: 0 } })
  const history = (order: number, text: string) =>
    selectedExchanges({ customerId: customerOf(order), state: 'all', search: text }, 20, 0)
  return {
    'order by id': (order) => currentExchange(idOf(order)),
    'order by idempotency key': (order) => findByKey(md5(`key${order}`) + md5(`key2${order}`)),
    'store an order': async (order) =>
      insertExchange({
        ...(await currentExchange(idOf(order))),
        ...{ publicId: randomUUID(), idempotencyKey: randomUUID(), rateJti: null },
      }),
    'history of a customer': (order) => history(order, ''),
    'history of a customer, searched': (order) => history(order, 'eth'),
    'due orders of a customer': (order) => dueExchangesOf(customerOf(order), now()),
    'export of a customer': async (order) =>
      exportCustomer({ ...(await staffRequest(customerOf(order))), params: {}, query: {} }),
    'cashback of a customer': async (order) => [
      await totalsOf(db, customerOf(order)),
      await entriesOf(db, customerOf(order), 20),
      await volumeSince(db, customerOf(order), now() - 30 * DAY),
    ],
    'payouts of a customer': (order) => payoutsOf(cashbackPurse(customerOf(order)), 20, 0),
    'worker: due sandbox orders': () => dueExchanges(now(), 100),
    'worker: due live orders': () => readDueOrders(),
    'worker: purge': () => purge(now()),
    'last exchanges': async () => listLastExchanges({ ...request, params: {}, query: {} }),
    'statistics of providers': async () => listProviderStatistics({ ...request, params: {}, query: {} }),
    'contest of three days': () =>
      rankedCustomers({
        startsAt: new Date(now() - 3 * DAY).toISOString(),
        endsAt: new Date(now()).toISOString(),
      }),
    'metrics of a scrape': () => metrics.registry.metrics(),
    'approved reviews': () => approvedReviews(20, 0),
    'desk: waiting reviews': () => pendingReviews(20),
    'desk: newest orders': () => search(''),
    'desk: orders under verification': () => search('', 'verifying'),
    'desk: failed orders': () => search('', 'failed'),
    'desk: finished orders': () => search('', 'finished'),
    'desk: order by id': (order) => search(idOf(order)),
    'desk: order by address': (order) => search(`bc1q${md5(`from${order}`)}`),
    'desk: order by transaction': (order) => search(md5(`in${order}`) + md5(`in2${order}`)),
    'desk: order by email': (order) => search(`visitor${order}@example.com`),
    'desk: orders by email of a customer': (order) => search(`customer${Math.floor(order / 50)}@example.com`),
    'desk: one order': async (order) =>
      getOrder({ ...request, params: { publicId: idOf(order) }, query: {} }),
    'desk: open messages': async () =>
      listMessages({ ...request, params: {}, query: { state: 'open', limit: 20, offset: 0 } }),
    'desk: newest payouts': async () =>
      listDeskPayouts({ ...request, params: {}, query: { limit: 20, offset: 0 } }),
    'desk: requested payouts': async () =>
      listDeskPayouts({ ...request, params: {}, query: { state: 'requested', limit: 20, offset: 0 } }),
    'desk: audit log': () => auditEntries(20, 0),
    'desk: audit log of an order': (order) => auditEntries(50, 0, idOf(order)),
  }
}
