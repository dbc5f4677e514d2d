import { oncePerList } from '@/domain/text/oncePerList'

/** Zero and the customary burn address of every EVM chain; capitals do not count. */
const EVM_BURNED = /^0x(?:0{40}|0{36}dead)$/i

/** Zero on other chains: twenty zero bytes in base58, and the system program of Solana. */
const BURNED = new Set([
  'btc 1111111111111111111114oLvT2',
  'trx T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'sol 11111111111111111111111111111111',
])

type Token = { network: string; fullInfo: { contract_address: string | null } }

// Hexadecimal ones mean the same in any case.
const written = (text: string) => (text.startsWith('0x') ? text.toLowerCase() : text)

/** By network, each when an address of it is first checked: all of them take a phone milliseconds while one is pasted. */
const contractsOf = oncePerList((tokens: readonly Token[]) => {
  const known = new Map<string, ReadonlySet<string>>()
  return (network: string): ReadonlySet<string> => {
    const found = known.get(network) ?? contractsOn(network, tokens)
    known.set(network, found)
    return found
  }
})

const contractsOn = (network: string, tokens: readonly Token[]) =>
  new Set(
    tokens
      .filter((token) => token.network === network)
      .flatMap(({ fullInfo: { contract_address: contract } }) =>
        contract === null ? [] : [written(contract)],
      ),
  )

/** Whether nobody can spend what is sent to `address`: a zero address, or the contract of one of `tokens` itself. */
export const isUnowned = (network: string, address: string, tokens: readonly Token[]): boolean =>
  EVM_BURNED.test(address) ||
  BURNED.has(`${network} ${address}`) ||
  contractsOf(tokens)(network).has(written(address))
