import { loadHome } from '../home/loadHome'

/** The form's first currencies and quote, without what only the home page shows. */
export async function loadFormFacts() {
  const { facts } = await loadHome()
  return { data: null, facts: { ...facts, lastExchanges: undefined } }
}
