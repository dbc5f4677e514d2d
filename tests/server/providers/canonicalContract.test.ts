import { base58, hex } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { canonicalContract } from '@/server/providers/canonicalContract'
import { isNativeContract } from '@/server/providers/nativeContracts'
import { matchAssets } from '@/server/providers/matchAssets'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'

const tokens = catalogue().flatMap(({ symbol, network, symbolFront, fullInfo }) =>
  fullInfo.contract_address === null
    ? []
    : [{ symbol, network, ticker: symbolFront, contract: fullInfo.contract_address }],
)
const tokensOn = (network: string) => tokens.filter((token) => token.network === network)

/** What one list or another writes for a contract of the chain. */
const NOTATIONS: Record<string, (contract: string, ticker: string) => string[]> = {
  trx: (contract) => {
    const body = hex.encode(base58.decode(contract).subarray(1, 21))
    return [`41${body}`, `0x${body}`, `0x41${body}`.toUpperCase().replace('0X', '0x'), ` ${contract} `]
  },
  ton: (contract) => {
    const body = Buffer.from(contract, 'base64url').subarray(2, 34)
    return [
      `0:${hex.encode(body)}`,
      `0:${hex.encode(body).toUpperCase()}`,
      contract.replaceAll('-', '+').replaceAll('_', '/'),
    ]
  },
  xlm: (contract) => {
    const [code = '', issuer = ''] = contract.split('-')
    return [issuer, `${code}:${issuer}`, `${code}-${issuer}-1`, `${issuer}:${code}`, issuer.toLowerCase()]
  },
  sui: (contract) => [
    contract.replace(/^0x0*/, '0x'),
    contract.replace(/^0x[^:]*/, (account) => account.toUpperCase().replace('0X', '0x')),
  ],
  apt: (contract) => [contract.replace(/^0x0*/, '0x'), contract.toUpperCase().replace('0X', '0x')],
  near: (contract) => [`nep141:${contract}`, contract.toUpperCase().replace('NEP141', 'nep141')],
  hbar: (contract) => {
    const number = BigInt(contract.split('.')[2] ?? '0')
    return [`${contract}-abcde`, `0x${number.toString(16).padStart(40, '0')}`]
  },
  algo: (contract) => [`00${contract}`],
  sol: (contract) => [` ${contract}`],
}
const ofEvm = (contract: string) => [
  contract.toLowerCase(),
  contract.toUpperCase(),
  contract.slice(2),
  `eip155:1/erc20:${contract.toLowerCase()}`,
]

const networks = [...new Set(tokens.map(({ network }) => network))]

test('every chain of the catalogue with tokens has notations here', () => {
  for (const network of networks)
    expect([network, isEvmNetwork(network) || network in NOTATIONS]).toEqual([network, true])
})

describe.each(networks)('tokens on %s', (network) => {
  const list = tokensOn(network)
  const notationsOf = NOTATIONS[network] ?? ofEvm
  const match = (contract: string, ticker: string) =>
    matchAssets(catalogue(), { [network]: { code: 'theirs' } }, [
      {
        code: ticker,
        network: 'theirs',
        contract,
        precision: null,
        memo: 'none',
        isDeposit: true,
        isPayout: true,
        isFixed: true,
      },
    ])

  test('are matched in every notation of their contract, in any casing of the ticker', () => {
    for (const { symbol, contract, ticker } of list.slice(0, 12))
      for (const notation of [contract, ...notationsOf(contract, ticker)])
        expect([notation, ...match(notation, ticker.toLowerCase()).assets.keys()]).toEqual([notation, symbol])
  })

  test('are as many as before, so that no two became one', () => {
    const forms = new Set(list.map(({ contract, ticker }) => canonicalContract(network, contract, ticker)))
    expect(forms.size).toBe(new Set(list.map(({ contract }) => contract.toLowerCase())).size)
  })

  test('are not matched by another contract, nor by none', () => {
    for (const { contract, ticker } of list.slice(0, 5)) {
      const last = /a/i.test(contract.at(-1) ?? '') ? 'b' : 'a'
      expect([...match(`${contract.slice(0, -1)}${last}`, ticker).assets.keys()]).toEqual([])
      expect([...match('', ticker).assets.keys()]).toEqual([])
    }
  })
})

test('an asset of Stellar has the contract that is made of it', () => {
  const usdc = 'USDC-GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'
  expect(canonicalContract('xlm', usdc)).toBe('CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75')
  expect(canonicalContract('xlm', usdc.replace('USDC', 'EURC'))).not.toBe(canonicalContract('xlm', usdc))
})

test.each([
  ['polygon', '0x0000000000000000000000000000000000001010'],
  ['eth', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['sui', `0x${'2'.padStart(64, '0')}::sui::SUI`],
  ['apt', '0x1::aptos_coin::AptosCoin'],
  ['ton', `0:${'0'.repeat(64)}`],
  ['trx', `41${'0'.repeat(40)}`],
  ['starknet', '0x4718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d'],
  ['xlm', 'native'],
])('the coin of %s is native as %s', (network, contract) => {
  expect(isNativeContract(network, contract)).toBe(true)
  expect(isNativeContract(network, '0x00000000000000000000000000000000000000ff')).toBe(false)
})

test('no token of the catalogue counts as native', () => {
  expect(tokens.filter(({ network, contract }) => isNativeContract(network, contract))).toEqual([])
})
