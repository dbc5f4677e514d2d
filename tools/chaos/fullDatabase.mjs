import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bookOf, earnFortune } from './bookOf.mjs'
import { callSite } from './callSite.mjs'
import { smallDisk } from './fullDisk.mjs'
import { judgeBook } from './judgeBook.mjs'
import { makeCustomer, signIn } from './makeCustomer.mjs'
import { startSite } from './startSite.mjs'

const MEGABYTES = 256
/** The log that PostgreSQL writes ahead has 16 MB at hand; so many orders are more than that. */
const MAX_ORDERS = 6000
const AT_A_TIME = 8

/** The disk of the database becomes full under load, is given room again, and the site is started again. */
export async function fullDatabase(folder, report) {
  const dataDir = join(folder, 'disk')
  const disk = smallDisk(dataDir, MEGABYTES)
  if (!disk) {
    report.tried('a full database: not here, because it needs a disk of its own, which only root may mount')
    return
  }
  try {
    await fillUp(dataDir, disk, report)
  } finally {
    disk.remove()
  }
}

async function fillUp(dataDir, disk, report) {
  let site = await startSite({ DATA_DIR: dataDir }, { sign: '/icon.svg' })
  const customer = await makeCustomer(site, dataDir)
  const book = bookOf(site, customer)
  await earnFortune(book)
  disk.fill()
  const refused = await orderUntilRefused(book)
  report.tried(`the database is full: ${book.exchanges.size} orders, ${refused} of them refused`)
  if (refused === 0) report.lost('it was never full: nothing was refused')
  const page = await callSite(site, 'GET', '/')
  if (page.status !== 200) report.lost(`with a full database the home page answers ${page.status}`)
  const ready = await callSite(site, 'GET', '/api/site/ready')
  report.tried(`with a full database it says of being ready: ${ready.status}`)

  disk.empty()
  await wait(500)
  const after = await book.order()
  report.tried(
    `there is room again, without a new start: an order is answered with ${after.status || 'nothing'}`,
  )
  await site.kill()
  site = await startSite({ DATA_DIR: dataDir }, { sign: '/icon.svg' })
  Object.assign(book, { site, headers: await signIn(site, customer.email) })
  for (const fault of await judgeBook(book)) report.lost(`after a full database: ${fault}`)
  await site.stop()
}

/** @returns how many were refused before it was clear that no more will be taken */
async function orderUntilRefused(book) {
  let refused = 0
  const work = async () => {
    while (refused < AT_A_TIME * 3 && book.exchanges.size < MAX_ORDERS) {
      const { status } = await book.order()
      if (status !== 201) refused++
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return refused
}
