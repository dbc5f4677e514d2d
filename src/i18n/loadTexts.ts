import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations'
import { screeningFacts } from '@/config/screeningFacts'
import { pagesOff } from '@/config/operator/operatorFacts'
import { callersDays, hasCountryHeader } from '@/config/publicEnv'
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
import { SHELL_GROUPS, textsFile, withKnownFigures } from './textsFile'
import { unknownFigures, withoutFigures } from './unknownFigures'

/** What `_nextI18Next` has of ours: where the texts can be fetched that a page does not carry (`takeTextsOut`). */
export type TextsPath = { textsPath?: string }

type Texts = ReturnType<typeof serverSideTranslations>

/** By language and groups; reading them sets up a whole i18next each time. */
const read = new Map<string, Texts>()

/** The shell's texts and those of `groups`. */
export function loadTexts(locale: string | undefined, groups: readonly string[] = []): Texts {
  const language = asLocale(locale)
  const name = [language, ...groups].join()
  const isProduction = process.env.NODE_ENV === 'production'
  const known = isProduction ? read.get(name) : undefined
  if (known) return known
  const texts = serverSideTranslations(language, [...SHELL_GROUPS, ...groups], translationConfig).then(
    ({ _nextI18Next: made }) => {
      if (!made) throw new Error('next-i18next has made no texts')
      const initialI18nStore = withKnownFigures(made.initialI18nStore)
      const path: TextsPath = isProduction ? { textsPath: textsFile(language, groups).path } : {}
      return { _nextI18Next: { ...made, ...path, initialI18nStore } }
    },
  )
  read.set(name, texts)
  texts.catch(() => read.delete(name))
  return texts
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
    ...screeningFacts(),
    ...callerFacts(intl),
    ...more,
  }
  return readProse(text, facts, localePrefix(locale), pagesOff())
}

/** No text quotes them; whether one is empty decides between two sentences. */
const regionFacts = () =>
  hasCountryHeader() ? { clockRegion: '', countryRegion: 'yes' } : { clockRegion: 'yes', countryRegion: '' }

/** Whether our back end stores addresses of callers, and how long. */
function callerFacts(intl: string) {
  const days = callersDays()
  if (days === null) return { callersOff: 'yes', callersDays: '' }
  const length = new Intl.NumberFormat(intl, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return { callersOff: '', callersDays: length.format(days) }
}
