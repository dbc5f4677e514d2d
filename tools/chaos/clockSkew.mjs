import { join } from 'node:path'
import { bookOf, finished } from './bookOf.mjs'
import { callSite } from './callSite.mjs'
import { judgeBook } from './judgeBook.mjs'
import { makeCustomer, signIn } from './makeCustomer.mjs'
import { startSite } from './startSite.mjs'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const SKEWS = [10 * MINUTE, -10 * MINUTE, DAY, -DAY, 0]
const preload = join(import.meta.dirname, 'skewClock.mjs')

/**
 * One database under servers whose clocks stand minutes and days apart, one after the other, and browsers whose clocks
 * are wrong. Tokens, orders and sessions have to go on.
 */
export async function clockSkew(dataDir, report) {
  let book
  let customer
  for (const seconds of SKEWS) {
    const variables = { DATA_DIR: dataDir, SKEW_SECONDS: String(seconds) }
    const site = await startSite(variables, { preload, sign: '/icon.svg' })
    customer ??= await makeCustomer(site, dataDir)
    book ??= bookOf(site, customer)
    Object.assign(book, { site, headers: await signIn(site, customer.email) })
    const lost = (what) => report.lost(`server's clock ${seconds} s off: ${what}`)
    await exchangeOnce(book, lost)
    for (const fault of await judgeBook(book)) lost(fault)
    for (const browser of SKEWS) await openSession(site, Date.now() + browser * 1000, lost)
    await site.stop()
    report.tried(
      `the server's clock ${seconds} s off: sign-in, order, deposit, saved address, sessions of wrong clocks`,
    )
  }
}

async function exchangeOnce(book, lost) {
  const { status, result } = await book.order()
  if (status !== 201) return lost(`an order is answered with ${status}`)
  await book.deposit(result.publicId)
  if (!(await finished(book, result.publicId))) lost('its exchange leads nowhere')
  const saved = await book.save()
  if (saved.status !== 201) lost(`an address is answered with ${saved.status}`)
}

/** As a browser does whose own clock says `time`. */
async function openSession(site, time, lost) {
  const body = {
    ...{
      kind: 'web',
      fingerprintId: 'x',
      mixpanelDeviceId: 'chaos-device',
      googleDeviceId: '',
      firstPage: '/',
    },
    ...{ utmSource: '', utmMedium: '', utmCampaign: '' },
  }
  const headers = {
    ...{ 'device-id': 'chaos-device', 'device-time': String(time), 'site-language': 'en', os: 'Linux' },
    'device-timezone': 'UTC +00:00',
  }
  const { status } = await callSite(site, 'POST', '/api/v3/sessions', { body, headers })
  if (status !== 200 && status !== 201)
    lost(`a session of a browser at ${new Date(time).toISOString()}: ${status}`)
}
