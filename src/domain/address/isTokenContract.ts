import { oncePerList } from '@/domain/text/oncePerList'

type Token = { network: string; fullInfo: { contract_address: string | null } }

/** Of a coin of Move (`0x…::usdc::USDC`) and of an asset of Stellar (`USDC-G…`). */
const accountOf = (contract: string) =>
  contract.replace(/::.*$/, '').replace(/^[A-Za-z0-9]{1,12}-(?=G[A-Z2-7]{55}$)/, '')

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
        contract === null ? [] : [written(accountOf(contract))],
      ),
  )

/** Whether `address`, as `plainAddress` writes it, is the contract or the issuer of one of `tokens` itself. */
export const isTokenContract = (network: string, address: string, tokens: readonly Token[]): boolean =>
  contractsOf(tokens)(network).has(written(address))
