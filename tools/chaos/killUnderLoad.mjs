import { setTimeout as wait } from 'node:timers/promises'
import { bookOf, earnFortune } from './bookOf.mjs'
import { judgeBook, judgeDeposits } from './judgeBook.mjs'
import { makeCustomer, signIn } from './makeCustomer.mjs'
import { seeded } from './seeded.mjs'
import { startSite } from './startSite.mjs'

/** So many acknowledged orders after its start a server is killed, or after so many milliseconds. */
const FEWEST = 10
const MAX = 60
const LONGEST = 15_000

/** Kills the server with SIGKILL in the middle of orders, payouts and saved addresses, starts it again and compares. */
export async function killUnderLoad(dataDir, report, { kills, seed }) {
  const chance = seeded(seed)
  const variables = { DATA_DIR: dataDir }
  let site = await startSite(variables, { sign: '/icon.svg' })
  const customer = await makeCustomer(site, dataDir)
  const book = bookOf(site, customer)
  const deposited = new Set()
  await earnFortune(book)
  for (let kill = 1; kill <= kills; kill++) {
    const load = startLoad(book, deposited)
    await acknowledged(book, book.exchanges.size + FEWEST + chance.below(MAX - FEWEST))
    await site.kill()
    await load.stop()
    site = await startSite(variables, { sign: '/icon.svg' })
    Object.assign(book, { site, headers: await signIn(site, customer.email) })
    const faults = [...(await judgeBook(book)), ...(await judgeDeposits(book, deposited))]
    for (const fault of faults) report.lost(`kill ${kill}: ${fault}`)
  }
  await site.stop()
  const { exchanges, payouts, addresses } = book
  const counts = `${exchanges.size} orders, ${deposited.size} deposits, ${payouts.size} payouts, ${addresses.size} addresses`
  report.tried(`${kills} times SIGKILL under load: ${counts}`)
  if (exchanges.size < kills || payouts.size < kills || addresses.size < kills)
    report.lost(`there was no load to be killed under: ${counts}`)
}

async function acknowledged(book, count) {
  for (const limit = Date.now() + LONGEST; Date.now() < limit && book.exchanges.size < count;) await wait(5)
}

/** Callers who never wait, until `stop`; their responses are in the book. */
function startLoad(book, deposited) {
  let isOn = true
  const repeat = async (work) => {
    while (isOn) if ((await work())?.status === 0) await wait(20)
  }
  const orderAndPay = async () => {
    const ordered = await book.order()
    if (!ordered.result) return ordered
    const paid = await book.deposit(ordered.result.publicId)
    if (paid.status === 200 || paid.status === 201) deposited.add(ordered.result.publicId)
    return paid
  }
  // A customer keeps 200 addresses and this one can be paid a hundred times: these two wait a little in between.
  const rarely = (work) => () => work().finally(() => wait(60))
  const works = [orderAndPay, orderAndPay, book.order, rarely(book.payout), rarely(book.save)]
  const loops = works.map((work) => repeat(() => work()))
  return {
    stop: async () => {
      isOn = false
      await Promise.all(loops)
    },
  }
}
