const PARTNERS = '/widget'
/** With the origins of the operator file. */
const OWN = '/views/exchange'

/** Path of the form, or of what is below it: `order`. `id`: null for the operator's own. */
export const widgetPath = (id: string | null, below = ''): string =>
  (id === null ? OWN : `${PARTNERS}/${id}`) + (below && `/${below}`)

/** An exchange form in other people's pages; with the name that Next.js gives the page, or its path. */
export const isWidgetPage = (path: string): boolean =>
  path.startsWith(`${PARTNERS}/`) || path === OWN || path.startsWith(`${OWN}/`)
