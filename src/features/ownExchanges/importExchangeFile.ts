/** On demand: with zod it is a tenth of the page's scripts. */
export const importExchangeFile = () => import('./exchangeFile')
