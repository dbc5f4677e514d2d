import { pagesOff } from '@/config/operator/operatorFacts'
import { hasCountryHeader } from '@/config/publicEnv'
import { readSite } from '@/config/site'
import type { Prose } from '@/domain/text/prose'
import { LANGUAGES, type Locale } from './languages'
import { legalFacts } from './legalFacts'
import { localePrefix } from './localePath'
import { pageExamples } from './pageExamples'
import { EXAMPLE_USD, proseValues } from './proseValues'
import { proseLanguage, proseText } from './proseText'
import { readProse } from './readProse'
import { unknownFigures, withoutFigures } from './unknownFigures'

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

/** No text quotes them: the one that is not empty decides which of two sentences stands there. */
const regionFacts = () =>
  hasCountryHeader() ? { clockRegion: '', countryRegion: 'yes' } : { clockRegion: 'yes', countryRegion: '' }
