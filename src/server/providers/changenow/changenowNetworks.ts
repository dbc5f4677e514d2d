import type { ProviderNetworks } from '@/server/providers/matchAssets'

const own = (code: string, native = code) => ({ code, native: [native] })

/** Codes that are also our ids and the native coin's ticker. */
const SAME = (
  'btc eth trx ton xrp xlm ada doge ltc bch xec bsv xmr sui algo hbar fil zec dash xtz atom osmo qtum dgb ' +
  'rvn firo pivx btg etc sol celo ftm mon akt apt core dcr egld flr icx inj iotx kaia kas kava kmd luna lunc ' +
  'mnt near one sei stx theta tia vet waves xdc zil'
).split(' ')

/**
 * Codes: Edge's generated table and its source. EOS is absent: renamed to A on another contract.
 * The native coin of Polygon is listed under its old or its new name.
 */
export const CHANGENOW_NETWORKS: ProviderNetworks = {
  ...Object.fromEntries(SAME.map((code) => [code, own(code)])),
  bsc: own('bsc', 'bnb'),
  polygon: {
    code: 'matic',
    native: ['pol'],
  },
  arbitrum: own('arbitrum', 'eth'),
  optimism: own('op', 'eth'),
  base: own('base', 'eth'),
  zksync: own('zksync', 'eth'),
  // The coin has been seen on either.
  avax: { code: 'avaxc', native: ['avax'], nativeNetworks: ['avaxc', 'cchain'] },
  sonic: own('sonic', 's'),
  pls: own('pulse', 'pls'),
  // `cro` is the other chain of that name.
  cro: own('croevm', 'cro'),
  xno: own('nano'),
  starknet: own('strk'),
}
