import { ownExchanges } from '@/browser/storage/ownExchanges'
import { readStored } from '@/browser/storage/storage'
import { knownStatus, recordAmounts } from '@/domain/exchange/ownRecord'
import { showAmount } from '@/domain/money/amount'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'

/** What the page hands to its script in `data-` attributes of `#exchanges`. */
export type OfflineTexts = { intl: string; unknown: string; asOf: string; statuses: Record<string, string> }

const scheme = readStored('colorScheme')
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme

window.addEventListener('online', () => window.location.reload())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && navigator.onLine) window.location.reload()
})
document.getElementById('retry')?.addEventListener('click', (event) => {
  event.preventDefault()
  window.location.reload()
})

const section = document.getElementById('exchanges')
const list = section?.querySelector('ul')
const records = ownExchanges()
if (section && list && records.length > 0) {
  const texts = JSON.parse(section.dataset.texts ?? '{}') as OfflineTexts
  list.replaceChildren(...records.map((record) => rowOf(record, texts)))
  section.hidden = false
}

function rowOf(record: ReturnType<typeof ownExchanges>[number], texts: OfflineTexts): HTMLLIElement {
  const { publicId, createdAt, updatedAt = createdAt, tickerFrom, tickerTo } = record
  const { sent, got, isAbout } = recordAmounts(record)
  const status = knownStatus(record)
  const moment = formatDate(updatedAt, texts.intl, DATE_AND_TIME)
  const amounts = `${showAmount(sent, texts.intl)} ${tickerFrom.toUpperCase()} → ${isAbout ? '≈\u00a0' : ''}${showAmount(got, texts.intl)} ${tickerTo.toUpperCase()}`
  const row = document.createElement('li')
  row.append(
    element('b', amounts),
    element('span', (status && texts.statuses[status]) ?? texts.unknown),
    element('small', `${publicId} · ${texts.asOf.replace('{{time}}', moment)}`),
  )
  return row
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
