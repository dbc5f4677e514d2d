import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'
import { paths } from '@/config/paths'
import { RAMP_RETURNS } from '@/domain/ramp/returnPath'

const ID = /^[\da-z]{8,40}$/i

/** To the page of the order. Nothing of the query is believed or passed on: the page reads how the order stands. */
export function returnFromRamp(req: IncomingMessage, res: ServerResponse, place: string): void {
  const [language = '', publicId = ''] = place.slice(RAMP_RETURNS.length).split('/')
  const isKnown = ID.test(publicId) && LOCALES.some((locale) => locale === language)
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`
  res.statusCode = isKnown && (req.method === 'GET' || req.method === 'HEAD') ? 303 : 404
  if (res.statusCode === 303) res.setHeader('location', `${prefix}${paths.status(publicId)}`)
  res.setHeader('cache-control', 'no-store')
  res.setHeader('referrer-policy', 'no-referrer')
  res.end()
}
