import { LOCALES } from '@/config/locales'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { typedText } from '@/domain/text/typedText'

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** What is empty is left out: then the file counts. Its rules are the server’s. */
export function readSettings(typed: FormData): DeskSettings {
  const allow = wordsOf(typedText(typed, 'allow'))
  const deny = wordsOf(typedText(typed, 'deny'))
  const pairs = pairsIn(typedText(typed, 'pairs'))
  const fees = feesIn(typed)
  const home = homeIn(typed)
  const currencies = { ...(allow.length > 0 && { allow }), ...(deny.length > 0 && { deny }) }
  return {
    ...(Object.keys(currencies).length > 0 && { currencies }),
    ...(pairs.length > 0 && { pairs: { deny: pairs } }),
    ...(Object.keys(fees).length > 0 && { fees }),
    ...(Object.keys(home).length > 0 && { home }),
  }
}

const pairsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().split(/[\s>/]+/))
    .filter(([first]) => first !== '')
    .map(([from = '', ...to]) => ({ from, to: to.join(' ') }))

function feesIn(typed: FormData): NonNullable<DeskSettings['fees']> {
  const [floating, fixed] = ['floating', 'fixed'].map((name) => typedText(typed, name).trim())
  const ofPrefix = (prefix: string) =>
    Object.fromEntries(
      [...typed.keys()].flatMap((name) => {
        const percent = typedText(typed, name).trim()
        return name.startsWith(prefix) && percent !== '' ? [[name.slice(prefix.length), percent]] : []
      }),
    )
  const [commission, stated] = [ofPrefix('commission-'), ofPrefix('stated-')]
  return {
    ...((floating || fixed) && { spreadPercent: { floating: floating ?? '', fixed: fixed ?? '' } }),
    ...(Object.keys(commission).length > 0 && { commissionPercent: commission }),
    ...(Object.keys(stated).length > 0 && { statedCommissionPercent: stated }),
  }
}

function homeIn(typed: FormData): NonNullable<DeskSettings['home']> {
  const texts = (name: string) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = typedText(typed, `${name}-${locale}`).trim()
        return text === '' ? [] : [[locale, text]]
      }),
    )
  const [title, lead] = [texts('title'), texts('lead')]
  return {
    ...(Object.keys(title).length > 0 && { title }),
    ...(Object.keys(lead).length > 0 && { lead }),
  }
}
