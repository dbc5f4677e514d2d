import { variableOf } from '@/config/legal'
import { legalPages } from '@/config/legalPages'
import { LANGUAGES } from './languages'
import { legalFacts } from './legalFacts'
import { DEFAULT_LOCALE } from './locales'
import { missingFacts } from './readProse'
import { proseText } from './proseText'

type IncompletePage = { path: string; variables: string[] }

/** The legal documents that are not complete, and the variables they lack; the same in every language. */
export async function incompletePages(): Promise<IncompletePage[]> {
  const facts = legalFacts(LANGUAGES[DEFAULT_LOCALE].intl)
  const pages = legalPages.map(async (path) => {
    const text = await proseText(path.slice(1), DEFAULT_LOCALE)
    return { path, variables: missingFacts(text, facts).map(variableOf) }
  })
  return (await Promise.all(pages)).filter(({ variables }) => variables.length > 0)
}
