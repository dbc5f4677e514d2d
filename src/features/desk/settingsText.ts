import { LOCALES } from '@/config/locales'
import type { DeskSettingsView, ShownSettings } from '@/contract/deskSettings'

type Localized = NonNullable<NonNullable<ShownSettings['home']>['title']>

export const textsOf = (text: Localized | undefined): Partial<Record<string, string>> =>
  text === undefined ? {} : typeof text === 'string' ? { en: text } : text

export const namesText = (names: readonly string[] | undefined) => (names ?? []).join(' ')

/** One pair a line. */
export const pairsText = (pairs: readonly { from: string; to: string }[] | undefined) =>
  (pairs ?? []).map(({ from, to }) => `${from} ${to}`).join('\n')

const percents = (map: Partial<Record<string, string>> | undefined) =>
  Object.entries(map ?? {})
    .map(([name, percent]) => `${name} ${percent} %`)
    .join(', ')

const localizedText = (text: Localized | undefined) =>
  LOCALES.flatMap((locale) => {
    const own = textsOf(text)[locale]
    return own ? [`${locale}: ${own}`] : []
  }).join('\n')

const PLACES: readonly [name: string, read: (settings: ShownSettings) => string][] = [
  ['Only these coins', ({ currencies }) => namesText(currencies?.allow)],
  ['Not these coins', ({ currencies }) => namesText(currencies?.deny)],
  ['Not these pairs', ({ pairs }) => pairsText(pairs?.deny)],
  ['Spread of the sandbox', ({ fees }) => percents(fees?.spreadPercent)],
  ['Commission named in orders', ({ fees }) => percents(fees?.commissionPercent)],
  ['Commission of accounts, as stated', ({ fees }) => percents(fees?.statedCommissionPercent)],
  ['Title of the home page', ({ home }) => localizedText(home?.title)],
  ['Lead of the home page', ({ home }) => localizedText(home?.lead)],
]

export const placeRows = ({ file, desk, effective }: DeskSettingsView) =>
  PLACES.map(([name, read]) => ({
    name,
    file: read(file) || '–',
    desk: read(desk) || '–',
    effective: read(effective) || 'default',
  }))
