import { conditions } from '@/config/capabilities'
import { variableOf } from '@/config/legal'
import { LEGAL_PAGES } from '@/config/operator/pageNames'
import { DEFAULT_LOCALE } from '@/config/locales'
import { addedPageNames } from '@/config/operator/operatorFacts'
import { LANGUAGES } from './languages'
import { legalFacts } from './legalFacts'
import { missingFacts } from './readProse'
import { proseLanguage, proseText } from './proseText'

type IncompletePage = { path: string; variables: string[] }

/** By the English text, which the others translate. */
export async function incompletePages(): Promise<IncompletePage[]> {
  const facts = { ...conditions(), ...legalFacts(LANGUAGES[DEFAULT_LOCALE].intl) }
  const pages = [...LEGAL_PAGES, ...addedPageNames().map((name) => `/${name}`)].map(async (path) => {
    const name = path.slice(1)
    const text = await proseText(name, proseLanguage(name, DEFAULT_LOCALE))
    return { path, variables: missingFacts(text, facts).map(variableOf) }
  })
  return (await Promise.all(pages)).filter(({ variables }) => variables.length > 0)
}
