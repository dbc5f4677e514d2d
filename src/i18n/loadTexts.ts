import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations'
import { pagesOff } from '@/config/operator/operatorFacts'
import { hasCountryHeader } from '@/config/publicEnv'
import { readSite } from '@/config/site'
import type { Prose } from '@/domain/text/prose'
import { asLocale, LANGUAGES, type Locale } from './languages'
import { legalFacts } from './legalFacts'
import { localePrefix } from './localePath'
import { pageExamples } from './pageExamples'
import { proseLanguage, proseText } from './proseText'
import { EXAMPLE_USD, proseValues } from './proseValues'
import { readProse } from './readProse'
import { translationConfig } from './translationConfig'
import { unknownFigures, withoutFigures } from './unknownFigures'

const SHELL_GROUPS = [
  'header',
  'footer',
  'exchange',
  'main-page',
  'reusable',
  'maintenance',
  'wallet',
] as const

type Texts = ReturnType<typeof serverSideTranslations>

/** By language and groups; reading them sets up a whole i18next each time. */
const read = new Map<string, Texts>()

/** The shell's own groups travel with every page (specification §2). */
export function loadTexts(locale: string | undefined, groups: readonly string[] = []): Texts {
  const language = asLocale(locale)
  const name = [language, ...groups].join()
  const known = process.env.NODE_ENV === 'production' ? read.get(name) : undefined
  if (known) return known
  const texts = serverSideTranslations(language, [...SHELL_GROUPS, ...groups], translationConfig).then(
    withKnownFigures,
  )
  read.set(name, texts)
  texts.catch(() => read.delete(name))
  return texts
}

/** Removes sentences that quote an unknown figure. */
function withKnownFigures(props: Awaited<Texts>): Awaited<Texts> {
  const unknown = unknownFigures()
  const store: Record<string, unknown> | undefined = props._nextI18Next?.initialI18nStore as
    | Record<string, unknown>
    | undefined
  if (unknown.length === 0 || !store) return props
  const known: unknown = JSON.parse(JSON.stringify(store), (_, value: unknown) =>
    typeof value === 'string' ? withoutFigures(value, unknown) : value,
  )
  Object.assign(store, known)
  return props
}

export async function loadProse(
  name: string,
  locale: Locale,
  more: Record<string, string> = {},
): Promise<Prose> {
  const language = proseLanguage(name, locale)
  const text = withoutFigures(await proseText(name, language), unknownFigures())
  const { intl } = LANGUAGES[language]
  const site = readSite()
  const facts = {
    ...proseValues(intl, site),
    ...pageExamples(intl, EXAMPLE_USD, site),
    ...legalFacts(intl),
    ...regionFacts(),
    ...more,
  }
  return readProse(text, facts, localePrefix(locale), pagesOff())
}

/** No text quotes them; whether one is empty decides between two sentences. */
const regionFacts = () =>
  hasCountryHeader() ? { clockRegion: '', countryRegion: 'yes' } : { clockRegion: 'yes', countryRegion: '' }
