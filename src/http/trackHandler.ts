import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'
import { paths } from '@/config/paths'
import { trackedExchangeId } from '@/domain/exchange/exchangeId'
import { TRACK_ENTERED, TRACK_FAULT, TRACK_LIMIT } from '@/domain/site/trackAddress'
import { localePath } from '@/i18n/localePath'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** GET /track?id=&lang= leads to the page of an exchange, or to the field with what is wrong. Only to pages of this site. */
export const trackHandler: SiteHandler = (_, res, { search }) => {
  const query = new URLSearchParams(search)
  const locale = LOCALES.find((one) => one === query.get('lang')) ?? DEFAULT_LOCALE
  const entered = (query.get('id') ?? '').slice(0, TRACK_LIMIT)
  const publicId = trackedExchangeId(entered)
  const back = entered ? `?${new URLSearchParams({ [TRACK_ENTERED]: entered }).toString()}` : ''
  const path = publicId ? paths.status(publicId) : `${paths.ownExchanges}${back}#${TRACK_FAULT}`
  sendStatus(res, 303, { location: localePath(locale, path), 'cache-control': 'no-store' })
}
