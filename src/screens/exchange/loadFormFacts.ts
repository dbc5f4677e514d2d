import { loadHome } from '../home/loadHome'

/** The form's first currencies and quote, without what only the home page shows. */
export async function loadFormFacts() {
  const { currencies, quote } = (await loadHome()).facts
  return { data: null, facts: { currencies, ...(quote && { quote }) } }
}
