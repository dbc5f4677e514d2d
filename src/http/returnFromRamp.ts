import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALES } from '@/config/locales'
import { paths } from '@/config/paths'
import { RAMP_RETURNS } from '@/domain/ramp/returnPath'
import { localePath } from '@/i18n/localePath'

const ID = /^[\da-z]{8,40}$/i

/** To the page of the order. Nothing of the query is believed or passed on: the page reads how the order stands. */
export function returnFromRamp(req: IncomingMessage, res: ServerResponse, place: string): void {
  const [language = '', publicId = ''] = place.slice(RAMP_RETURNS.length).split('/')
  const locale = LOCALES.find((one) => one === language)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  res.statusCode = 404
  if (locale && ID.test(publicId) && isRead) {
    res.statusCode = 303
    res.setHeader('location', localePath(locale, paths.status(publicId)))
  }
  res.setHeader('cache-control', 'no-store')
  res.setHeader('referrer-policy', 'no-referrer')
  res.end()
}
