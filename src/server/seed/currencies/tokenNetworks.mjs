/** By web3icons' name; `suffix` ends the symbol. */
export const TOKEN_NETWORKS = {
  ethereum: { id: 'eth', suffix: 'erc20', viem: 'mainnet' },
  tron: { id: 'trx', suffix: 'trc20' },
  'binance-smart-chain': { id: 'bsc', suffix: 'bsc', viem: 'bsc' },
  solana: { id: 'sol', suffix: 'sol' },
  'polygon-pos': { id: 'polygon', suffix: 'poly', viem: 'polygon' },
  'arbitrum-one': { id: 'arbitrum', suffix: 'arb', viem: 'arbitrum' },
  'optimistic-ethereum': { id: 'optimism', suffix: 'op', viem: 'optimism' },
  base: { id: 'base', suffix: 'base', viem: 'base' },
  avalanche: { id: 'avax', suffix: 'avaxc', viem: 'avalanche' },
  fantom: { id: 'ftm', suffix: 'ftm', viem: 'fantom' },
  cronos: { id: 'cro', suffix: 'cro', viem: 'cronos' },
  linea: { id: 'linea', suffix: 'linea', viem: 'linea' },
  moonbeam: { id: 'glmr', suffix: 'glmr', viem: 'moonbeam' },
}

export const suffixOf = (network) =>
  Object.values(TOKEN_NETWORKS).find(({ id }) => id === network)?.suffix ?? network
