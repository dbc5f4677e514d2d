import { describe, expect, test } from 'vitest'
import { catalogue, findCurrency } from '@/server/catalogue/catalogue'

const accepts = (symbol: string, address: string) => {
  const pattern = findCurrency(symbol)?.validation_address
  if (!pattern) throw new Error(`${symbol} has no pattern`)
  return new RegExp(pattern).test(address)
}
const acceptsExtra = (symbol: string, extraId: string) => {
  const pattern = findCurrency(symbol)?.validation_extra
  if (!pattern) throw new Error(`${symbol} has no pattern`)
  return new RegExp(pattern).test(extraId)
}

/** The first example of BOLT 11: a donation of any amount. */
const INVOICE =
  'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6t' +
  'wvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25' +
  'le42c4u4ecky03ylcqca784w'

/**
 * Vectors of the chains' own specifications, named beside them; where those give none for a form, a text of that
 * form (the patterns look at prefix, alphabet and length, never at a checksum).
 */
const VALID: [symbol: string, source: string, addresses: string[]][] = [
  [
    'btc',
    'genesis block, BIP-13',
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ],
  [
    'btc',
    'BIP-173, BIP-350 (taproot)',
    [
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
  ],
  ['btc-lightning', 'BOLT 11', [INVOICE, INVOICE.toUpperCase(), INVOICE.replace('lnbc1', 'lnbc2500u1')]],
  [
    'eth',
    'EIP-55, and the same in small letters',
    [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    ],
  ],
  [
    'bch',
    'CashAddr specification, with and without prefix',
    [
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
      'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
      '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    ],
  ],
  [
    'xrp',
    'genesis account, XLS-5',
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
  ],
  [
    'xlm',
    'SEP-23',
    [
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
    ],
  ],
  [
    'ton',
    'TEP-2 (bounceable, not bounceable, raw)',
    [
      'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
      'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/p0p',
      '-1:fcb91a3a3816d0f7b8c2c76108b8a9bc5a6b7a55bd79f8ab101c52db29232260',
    ],
  ],
  [
    'ada',
    'CIP-19 (base, enterprise), Byron',
    [
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    ],
  ],
  ['trx', 'the USDT contract', ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']],
  ['sol', 'system program, the USDC mint', ['1'.repeat(32), 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v']],
  [
    'xmr',
    "the Monero project's donation address",
    ['888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'],
  ],
  ['dot', 'Polkadot wiki', ['1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg']],
  ['atom', 'the distribution module', ['cosmos1jv65s3grqf6v6jl3dp4t6c9t9rk99cd88lyufl']],
  [
    'near',
    'NEP-518 (named, implicit, Ethereum-like)',
    ['near', 'a-b_c.alice.near', 'e'.repeat(64), `0x${'b'.repeat(40)}`],
  ],
  ['hbar', 'HIP-15', ['0.0.123', '0.0.123-vfmkw']],
  ['sui', 'docs.sui.io', ['0x2', `0x${'aF'.repeat(32)}`]],
  ['eos', 'system accounts', ['eosio', 'eosio.token', 'b1']],
  ['ltc', 'segwit (SLIP-173 prefix)', ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9']],
  ['icp', 'the ledger canister', ['ryjl3-tyaaa-aaaaa-aaaba-cai', 'a'.repeat(64)]],
]

const INVALID: [symbol: string, why: string, address: string][] = [
  ['btc', 'mixed case', 'bc1qW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['btc', 'test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['btc', 'a zero, which base58 has not', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div0Na'],
  ['btc', 'something before it', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['eth', 'one digit short', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['eth', 'no prefix', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['usdttrc20', 'an address of Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['xrp', 'an l, which base58 has not', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtylh'],
  ['xlm', 'a secret key', 'SA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  ['ton', 'test network', 'kQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  ['ada', 'test network', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
  ['bch', 'test network', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap'],
  ['near', 'capitals', 'Alice.near'],
  ['near', 'an empty part', 'alice..near'],
  ['near', 'longer than 64', 'a'.repeat(65)],
  ['atom', 'another chain', 'osmo1jv65s3grqf6v6jl3dp4t6c9t9rk99cd80yhvld'],
  ['btc-lightning', 'test network', INVOICE.replace('lnbc', 'lntb')],
  ['eos', 'a digit above five', 'alice6'],
]

describe('patterns of addresses', () => {
  test.each(VALID)('%s takes the addresses of: %s', (symbol, _source, addresses) => {
    for (const address of addresses) expect(accepts(symbol, address), address).toBe(true)
  })

  test.each(INVALID)('%s refuses: %s', (symbol, _why, address) => {
    expect(accepts(symbol, address)).toBe(false)
  })

  test('none takes an empty text or a text with spaces around', () => {
    const patterns = new Set(catalogue().flatMap(({ validation_address }) => validation_address ?? []))
    for (const pattern of patterns) expect(new RegExp(pattern).test(''), pattern).toBe(false)
    for (const { symbol, isFiat, fullInfo } of catalogue()) {
      if (!isFiat) expect(accepts(symbol, ` ${fullInfo.contract_address ?? symbol} `), symbol).toBe(false)
    }
  })
})

describe('patterns of extra ids', () => {
  test.each(['0', '1', '4294967295', '4294967199', '3999999999'])('an XRP tag may be %s', (tag) => {
    expect(acceptsExtra('xrp', tag)).toBe(true)
  })

  test.each(['4294967296', '4300000000', '9999999999', '01', '-1', '1.0', '', 'tag'])(
    'an XRP tag is not "%s"',
    (tag) => {
      expect(acceptsExtra('xrp', tag)).toBe(false)
    },
  )

  test('a Stellar memo is a text of 28 characters at most, or a hash', () => {
    expect(acceptsExtra('xlm', 'x'.repeat(28))).toBe(true)
    expect(acceptsExtra('xlm', 'a'.repeat(64))).toBe(true)
    expect(acceptsExtra('xlm', 'x'.repeat(29))).toBe(false)
  })

  test('a Monero payment id has 16 hex digits; the long ones are gone', () => {
    expect(acceptsExtra('xmr', 'ab'.repeat(8))).toBe(true)
    expect(acceptsExtra('xmr', 'ab'.repeat(32))).toBe(false)
    expect(acceptsExtra('xmr', 'ab'.repeat(9))).toBe(false)
  })
})
