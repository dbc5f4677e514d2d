/** The keys of evmChains, without its weight. */
const NETWORKS =
  'eth bsc polygon arbitrum optimism base avax linea zksync scroll blast unichain ftm sonic cro glmr movr celo mnt gnosis hype mon xpl plume pls flr core cfx kaia metis rsk etc ron'.split(
    ' ',
  )

export const isEvmNetwork = (network: string) => NETWORKS.includes(network)
