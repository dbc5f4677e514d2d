import { screeningFacts } from '@/config/screeningFacts'
import { pagesOff } from '@/config/operator/operatorFacts'
import { callersDays, hasCountryHeader } from '@/config/publicEnv'
import { readSite } from '@/config/site'
import type { Prose } from '@/domain/text/prose'
import { asLocale, LANGUAGES, type Locale } from './languages'
import { legalFacts } from './legalFacts'
import { lifetimeFacts } from './lifetimeFacts'
import { localePrefix } from './localePath'
import { pageExamples } from './pageExamples'
import { proseLanguage, proseText } from './proseText'
import { EXAMPLE_USD, proseValues } from './proseValues'
import { readProse } from './readProse'
import { readGroups } from './readTexts'
import { unknownFigures, withoutFigures } from './unknownFigures'
import type { TextStore } from './useTranslation'

/** The shell's own groups travel with every page (R16). */
const SHELL_GROUPS = ['header', 'footer', 'exchange', 'main-page', 'reusable', 'maintenance', 'wallet']

/** What a page knows of its texts. */
export type PageTexts = { locale: Locale; textStore: TextStore }

/** The shell's texts and those of `groups`. */
export function loadTexts(locale: string | undefined, groups: readonly string[] = []): { texts: PageTexts } {
  const language = asLocale(locale)
  const textStore = { [language]: readGroups(language, [...SHELL_GROUPS, ...groups]) }
  return { texts: { locale: language, textStore } }
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
    ...lifetimeFacts(intl),
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
