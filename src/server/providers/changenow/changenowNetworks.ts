import type { ProviderNetworks } from '../matchAssets'

const own = (code: string, native = code) => ({ code, native: [native] })
/** Codes that are also our ids and the native coin's ticker. */
const SAME = (
  'btc eth trx ton xrp xlm ada doge ltc bch xec bsv xmr sui algo hbar fil zec dash xtz atom osmo qtum dgb ' +
  'rvn firo pivx btg etc sol celo ftm mon'
).split(' ')

/**
 * Codes: their list as public clients map it (providers.md §4, from Edge's generated table). EOS is absent, because the
 * coin was renamed to A on another contract. The native coin of Polygon is listed under its old or its new name.
 */
export const CHANGENOW_NETWORKS: ProviderNetworks = {
  ...Object.fromEntries(SAME.map((code) => [code, own(code)])),
  bsc: own('bsc', 'bnb'),
  polygon: {
    code: 'matic',
    native: ['pol', 'matic'],
    nativeContract: '0x0000000000000000000000000000000000001010',
  },
  arbitrum: own('arbitrum', 'eth'),
  optimism: own('op', 'eth'),
  base: own('base', 'eth'),
  zksync: own('zksync', 'eth'),
  avax: own('avaxc', 'avax'),
  sonic: own('sonic', 's'),
  pls: own('pulse', 'pls'),
}
