/** The addresses the site itself leads to. */
export const paths = {
  home: '/',
  exchange: '/exchange',
  /** Where a form leads that has its amounts already; `draft` as a deep link writes it. */
  addressStep: (draft: Record<string, string>) =>
    `/exchange?${new URLSearchParams({ ...draft, step: 'address' }).toString()}`,
  exchangeV2: '/exchange-v2',
  status: (publicId: string) => `/exchange?id=${encodeURIComponent(publicId)}`,
  statusV2: (publicId: string) => `/exchange-v2/exchange?id=${encodeURIComponent(publicId)}`,
  ownExchanges: '/exchange#own-exchanges',
  pair: (from: string, to: string) => `/crypto-to-crypto/${from}-${to}`,
}
