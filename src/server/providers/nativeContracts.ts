import { canonicalContract } from './canonicalContract'

/** What lists write for a chain's own coin where others write nothing. */
const ANYWHERE = [
  'native',
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]

/** The coin's own contract or denomination, where its chain has one. */
const OF_NETWORK: Readonly<Record<string, readonly string[]>> = {
  polygon: ['0x0000000000000000000000000000000000001010'],
  celo: ['0x471EcE3750Da237f93B8E339c536989b8978a438'],
  zksync: ['0x000000000000000000000000000000000000800A'],
  metis: ['0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000'],
  mnt: ['0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000'],
  sol: ['11111111111111111111111111111111'],
  trx: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ton: ['EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
  xlm: ['CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA'],
  sui: ['0x2::sui::SUI'],
  apt: ['0x1::aptos_coin::AptosCoin', '0xa'],
  starknet: ['0x04718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d'],
  algo: ['0'],
  hbar: ['0.0.0'],
  atom: ['uatom'],
  osmo: ['uosmo'],
  tia: ['utia'],
  akt: ['uakt'],
  scrt: ['uscrt'],
  juno: ['ujuno'],
  dydx: ['adydx'],
  inj: ['inj'],
  sei: ['usei'],
  kava: ['ukava'],
  luna: ['uluna'],
  lunc: ['uluna'],
  rune: ['rune'],
}

/** Whether it means the chain's own coin; null does. */
export function isNativeContract(network: string, contract: string | null): boolean {
  if (contract === null) return true
  const written = canonicalContract(network, contract)
  return [...ANYWHERE, ...(OF_NETWORK[network] ?? [])].some(
    (native) => canonicalContract(network, native).toLowerCase() === written.toLowerCase(),
  )
}
