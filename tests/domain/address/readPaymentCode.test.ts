import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressCurrency } from '@/domain/address/paymentCode'
import { linkNetworkName } from '@/domain/address/linkSchemes'
import { readPaymentCode } from '@/domain/address/readPaymentCode'
import { paymentUri } from '@/domain/exchange/paymentUri'
import { walletUri } from '@/domain/exchange/walletUri'
import { catalogue } from '@/server/catalogue/catalogue'
import { isSameAddress } from '@/server/exchanges/creationFault'
import { CHECKED_ADDRESSES, UNCHECKED_ADDRESSES } from './publishedAddresses'
import { WRITTEN_FORMS } from './writtenForms'

const CRYPTO = catalogue().filter(({ network }) => network !== '')
const EXPLORERS = CRYPTO.filter(({ address_explorer }) => address_explorer !== '').map(
  ({ network, address_explorer: pattern }) => ({ network, pattern }),
)
const read = (text: string, currency: AddressCurrency) => readPaymentCode(text, currency, EXPLORERS)
const bare = (address: string) => ({ address, extraId: null, amount: null, network: null })

function coin(network: string, ticker?: string) {
  const found = CRYPTO.find(
    (one) =>
      one.network === network &&
      (ticker ? one.symbolFront === ticker : one.fullInfo.contract_address === null),
  )
  if (!found) throw new Error(`the catalogue has no coin on ${network}`)
  return found
}
/** The coin of every network. */
const NATIVES = [...new Set(CRYPTO.map(({ network }) => network))].map((network) => coin(network))

const PUBLISHED = [...CHECKED_ADDRESSES, ...UNCHECKED_ADDRESSES]
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const MORE: Readonly<Record<string, string>> = {
  bsv: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
  xec: 'ecash:qpm2qsznhks23z7629mms6s4cwef74vcwva87rkuu2',
  steem: 'steemit',
  theta: EVM,
  vet: EVM,
}
/** One address of each network, of the form its wallets show. */
function addressOf(network: string): string {
  const published = PUBLISHED.find(([id]) => id === network)?.[2] ?? MORE[network]
  const written = WRITTEN_FORMS.find((one) => one.network === network)
  return published ?? written?.write(new Uint8Array(written.size).fill(7)) ?? EVM
}

const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
const XLM = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const TON = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'
const SOL = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

describe('a link as its standard writes it', () => {
  test.each([
    // BIP-21.
    [
      'btc',
      'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr',
      '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
      null,
      '20.3',
    ],
    [
      'btc',
      'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?somethingyoudontunderstand=50',
      '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
      null,
      null,
    ],
    [
      'btc',
      'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.05',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      null,
      '0.05',
    ],
    [
      'btc',
      'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=-1',
      '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
      null,
      null,
    ],
    // EIP-681.
    [
      'eth',
      'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18',
      '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359',
      null,
      '2.014',
    ],
    ['polygon', `ethereum:pay-${EVM}@137?value=1500000000000000000`, EVM, null, '1.5'],
    ['hbar', `ethereum:${EVM}@295`, EVM, null, null],
    ['eth', `https://metamask.app.link/send/${EVM}@1?value=1e18`, EVM, null, '1'],
    // SEP-7.
    [
      'xlm',
      `web+stellar:pay?destination=${XLM}&amount=120.1234567&memo=skdjfasf&memo_type=MEMO_TEXT&msg=pay%20me%20with%20lumens`,
      XLM,
      'skdjfasf',
      '120.1234567',
    ],
    ['xlm', `web+stellar:pay?destination=${XLM}&amount=10&memo=4242&memo_type=MEMO_ID`, XLM, '4242', '10'],
    [
      'xlm',
      `web+stellar:pay?destination=${XLM}&memo=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE%3D&memo_type=MEMO_HASH`,
      XLM,
      `${'0'.repeat(63)}1`,
      null,
    ],
    ['xlm', `web+stellar:pay?destination=${XLM}&amount=5&asset_code=USDC&asset_issuer=GA5Z`, XLM, null, null],
    // docs.ton.org, and Tonkeeper's own.
    ['ton', `ton://transfer/${TON}?amount=1500000000&text=4242`, TON, '4242', '1.5'],
    [
      'ton',
      `https://app.tonkeeper.com/transfer/${TON}?amount=1000000000&text=Order%2042`,
      TON,
      'Order 42',
      '1',
    ],
    ['ton', `tonkeeper://transfer/${TON}?text=7`, TON, '7', null],
    // Solana Pay.
    [
      'sol',
      `solana:${SOL}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
      SOL,
      'OrderId12345',
      '1',
    ],
    // xrpl.org and Xaman.
    ['xrp', `ripple:${XRP}?dt=33722`, XRP, '33722', null],
    ['xrp', `xrp:${XRP}?amount=30&dt=0`, XRP, '0', '30'],
    ['xrp', `${XRP}?dt=33722`, XRP, '33722', null],
    ['xrp', `${XRP}&dt=33722`, XRP, '33722', null],
    ['xrp', `https://ripple.com//send?to=${XRP}&amount=30/XRP&dt=1`, XRP, '1', '30'],
    ['xrp', `https://xumm.app/detect/request:${XRP}?dt=99`, XRP, '99', null],
    ['xrp', `${XRP}?memo=thanks&dt=12`, XRP, '12', null],
    // Monero's URI specification.
    [
      'xmr',
      `monero:${addressOf('xmr')}?tx_amount=239.39014&tx_description=donation`,
      addressOf('xmr'),
      null,
      '239.39014',
    ],
    [
      'xmr',
      `monero:${addressOf('xmr')}?tx_payment_id=8a125052fe6f3877`,
      addressOf('xmr'),
      '8a125052fe6f3877',
      null,
    ],
    // ARC-26, Nano's raw, CIP-13.
    ['algo', `algorand://${addressOf('algo')}?amount=150500000&note=42`, addressOf('algo'), '42', '150.5'],
    ['xno', `nano:${addressOf('xno')}?amount=1000000000000000000000000000000`, addressOf('xno'), null, '1'],
    ['ada', `web+cardano:${addressOf('ada')}?amount=12.5`, addressOf('ada'), null, '12.5'],
    // ZIP-321.
    ['zec', `zcash:?address=${addressOf('zec')}&amount=1`, addressOf('zec'), null, '1'],
  ])('on %s: %s', (network, text, address, extraId, amount) => {
    const { network: named, ...code } = read(text, coin(network))
    expect(code).toEqual({ address, extraId, amount })
    expect([null, network]).toContain(named)
  })

  test('of a token counts in the token’s own units', () => {
    const link = `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=2500000`
    expect(read(link, coin('eth', 'USDT'))).toMatchObject({ address: EVM, amount: '2.5' })
    expect(read(link, coin('eth'))).toMatchObject({ address: EVM, amount: null })
    const jetton = coin('ton', 'USDT')
    const transfer = `ton://transfer/${TON}?jetton=${jetton.fullInfo.contract_address}&amount=2500000&text=1`
    expect(read(transfer, jetton)).toMatchObject({ address: TON, amount: '2.5', extraId: '1' })
    expect(read(transfer, coin('ton'))).toMatchObject({ address: TON, amount: null })
  })

  test('with its address in a parameter (BIP-321), a chain in hexadecimal, or SEP-7 under the short name', () => {
    const btc = addressOf('btc')
    expect(read(`bitcoin:?bc=${btc}&amount=0.5`, coin('btc'))).toMatchObject({ address: btc, amount: '0.5' })
    expect(read(`bitcoin:?amount=0.5&tb=${btc}`, coin('btc'))).toEqual(bare(`bitcoin:?amount=0.5&tb=${btc}`))
    expect(read(`ethereum:${EVM}@0x89?value=1e18`, coin('polygon'))).toEqual({
      ...bare(EVM),
      amount: '1',
      network: 'polygon',
    })
    expect(read(`ethereum:${EVM}@0x89`, coin('eth'))).toMatchObject({ network: 'polygon' })
    expect(read(`stellar:pay?destination=${XLM}&memo=0&memo_type=MEMO_ID`, coin('xlm'))).toMatchObject({
      address: XLM,
      extraId: '0',
    })
  })

  test('for Bitcoin gives the invoice inside it to Lightning, and the address to Bitcoin', () => {
    const invoice = addressOf('lightning')
    const link = `bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=0.1&lightning=${invoice}`
    expect(read(link, coin('lightning')).address).toBe(invoice)
    expect(read(link, coin('btc')).address).toBe('175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W')
  })
})

describe('a text that does not say whom to pay stays as it was', () => {
  test.each([
    ['eth', `ethereum:${USDT}@1/approve?address=${EVM}&uint256=1`],
    ['eth', `ethereum:${USDT}@1/transfer?uint256=1`],
    ['eth', `https://etherscan.io/token/${USDT}`],
    ['eth', `https://etherscan.io/token/${USDT}?a=${EVM}`],
    ['eth', `https://sepolia.etherscan.io/address/${EVM}`],
    ['trx', 'https://tronscan.org/#/token20/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['sol', `https://solscan.io/account/${SOL}?cluster=devnet`],
    ['sol', 'solana:https%3A%2F%2Fexample.com%2Fpay'],
    ['btc', 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?req-somethingyoudontunderstand=50'],
    ['btc', 'bitcoin:?r=https://bitpay.com/i/abc'],
    ['btc', 'https://mempool.space/tx/4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'],
    ['xlm', 'web+stellar:tx?xdr=AAAAAL6Qe0ushP7lzogR2y3vyb8LKiorvD1U2KIlfs1wRBliAAAAZAABYJ8AAAAB'],
    ['xlm', `web+stellar:pay?destination=${XLM}&memo=AAAA&memo_type=MEMO_RETURN`],
    ['xrp', `${XRP}?dt=1&dt=2`],
    ['xrp', `${XRP}?dt=%E0%A4%A`],
    ['zec', `zcash:${addressOf('zec')}?amount=1&address.1=${addressOf('zec')}&amount.1=2`],
    ['ton', `ton://transfer/${TON}?amount=1&bin=te6ccg`],
    ['eos', 'https://bloks.io/transaction/abc'],
    ['eos', 'mailto:alice@example.com'],
    ['near', 'example.com?memo=1'],
    ['xrp', 'ripple:'],
    ['xrp', 'ripple://deposit/12'],
  ])('on %s: %s', (network, text) => {
    expect(read(text, coin(network))).toEqual(bare(text))
  })

  test.each(NATIVES)('on $network, whatever page of the web it is', (currency) => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(read(url, currency)).toEqual(bare(url))
      }),
      { numRuns: 40 },
    )
  })
})

describe('a link for another network is said to be one', () => {
  test.each([
    [`ethereum:${EVM}@137`, 'eth', 'Polygon'],
    [`ethereum:${EVM}@9999999`, 'eth', 'Ethereum (chain 9999999)'],
    [`ethereum:${EVM}`, 'sui', 'Ethereum'],
    [`eip155:56:${EVM}`, 'eth', 'BNB Smart Chain'],
    [`arb1:${EVM}`, 'eth', 'Arbitrum One'],
    [`smartchain:${EVM}`, 'polygon', 'BNB Smart Chain'],
    [`https://polygonscan.com/address/${EVM}`, 'eth', 'Polygon'],
    ['bitcoin:1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu?sv&amount=1', 'btc', 'Bitcoin SV'],
    ['bitcoin:1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bch', 'Bitcoin'],
    [
      `web+stellar:pay?destination=${XLM}&network_passphrase=Test%20SDF%20Network%20%3B%20September%202015`,
      'xlm',
      'Stellar Testnet',
    ],
    [`ripple:${XRP}?dt=1`, 'xlm', 'XRP Ledger'],
    ['btc:1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'eth', 'Bitcoin'],
  ])('%s on %s', (text, network, name) => {
    const { network: named } = read(text, coin(network))
    expect(named).not.toBeNull()
    expect(linkNetworkName(named ?? '')).toBe(name)
  })
})

describe('an explorer’s page', () => {
  const explored = NATIVES.filter(({ address_explorer }) => address_explorer !== '')

  test.each(explored)('of an address on $network is read', ({ network, address_explorer }) => {
    const address = addressOf(network)
    const page = address_explorer.replace('{}', encodeURIComponent(address))
    for (const url of [
      page,
      `${page}/transactions`,
      `${page}#tokens`,
      page.replace(/^https:\/\/(?:www\.)?/, 'http://www.'),
    ]) {
      expect(read(url, coin(network))).toEqual({ ...bare(address), network })
    }
  })

  test.each(explored)('on $network is no page for another one', ({ network, address_explorer }) => {
    const other = coin(network === 'btc' ? 'eth' : 'btc')
    const code = read(address_explorer.replace('{}', addressOf(network)), other)
    expect(code.network).toBe(network)
    expect(linkNetworkName(network)).not.toBe(network === 'hive' || network === 'steem' ? '' : network)
  })
})

describe('address and extra id in one text', () => {
  const withId = NATIVES.filter(({ has_extra_id }) => has_extra_id)

  test.each(withId)('are read on $network in every notation', (currency) => {
    const { network, extra_id: label } = currency
    const address = addressOf(network)
    for (const id of ['4242', '0']) {
      const texts = [
        `${address}:${id}`,
        `${address} : ${id}`,
        `${address}?memo=${id}`,
        `${address}?tag=${id}`,
        `${address}\n${id}`,
        `${address} ${label}: ${id}`,
        `${address}, memo ${id}`,
        `Address: ${address}\n${label}: ${id}`,
        `${network}:${address}?memo=${id}`,
        `  ${address.slice(0, 3)}\u200b${address.slice(3)}:${id}`,
      ]
      for (const text of texts) {
        expect(read(text, currency), text).toMatchObject({ address, extraId: id })
      }
    }
  })

  test.each([
    'xrp',
    'ripple',
    'xlm',
    'stellar',
    'atom',
    'cosmos',
    'hbar',
    'hedera',
    'eos',
    'eosio',
    'ton',
    'stacks',
  ])('are read from a %s: link', (scheme) => {
    const ids: Readonly<Record<string, string>> = {
      ripple: 'xrp',
      stellar: 'xlm',
      cosmos: 'atom',
      hedera: 'hbar',
      eosio: 'eos',
      stacks: 'stx',
    }
    const network = ids[scheme] ?? scheme
    const address = addressOf(network)
    expect(read(`${scheme}:${address}?memo=77`, coin(network))).toMatchObject({ address, extraId: '77' })
    expect(read(`${scheme}://${address}?memo=77`, coin(network))).toMatchObject({ address, extraId: '77' })
  })

  // One line for each language of the site, and one for a table copied with its headings on lines of their own.
  test.each([
    ['XRP Address\n', 'XRP Tag\n'],
    ['Deposit address (XRP): ', 'Destination tag: '],
    ['Einzahlungsadresse: ', 'Ziel-Tag: '],
    ['Địa chỉ nạp: ', 'Thẻ đích: '],
    ['Dirección de depósito: ', 'Etiqueta de destino: '],
    ['Endereço de depósito: ', 'Tag de destino: '],
    ['Адрес для пополнения: ', 'Тег назначения: '],
    ['入金アドレス：', '宛先タグ：'],
    ['充值地址：', '目标标签：'],
    ['Alamat deposit: ', 'Tag tujuan: '],
    ['Adresse de dépôt : ', 'Étiquette de destination : '],
    ['', 'Memo (required): '],
    ['address=', 'memo='],
  ])('are read behind %j and %j', (addressLabel, idLabel) => {
    for (const currency of withId) {
      const address = addressOf(currency.network)
      for (const between of ['\n', '\r\n', ' ']) {
        const text = `${addressLabel}${address}${between}${idLabel}4242`
        expect(read(text, currency), text).toEqual({ ...bare(address), extraId: '4242' })
      }
    }
    const address = addressOf('btc')
    if (addressLabel !== '') expect(read(`${addressLabel}${address}`, coin('btc'))).toEqual(bare(address))
  })

  test('an id in brackets is read', () => {
    expect(read(`${XRP} (tag: 4242)`, coin('xrp'))).toEqual({ ...bare(XRP), extraId: '4242' })
  })

  test('words in front of an address are never glued to it', () => {
    const words = fc.array(fc.constantFrom('XRP', 'my', 'wallet', 'at', 'Xaman', 'to', 'X', 'r'), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(words, fc.constantFrom(...withId), fc.constantFrom(' ', '\n'), (front, currency, blank) => {
        const address = addressOf(currency.network)
        const text = [...front, address, 'tag', '1'].join(blank)
        expect([address, text]).toContain(read(text, currency).address)
      }),
    )
  })

  test('a short tag behind a short address is not glued to it', () => {
    const short = 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'
    for (const text of [`${short} 7`, `${short}\n12345678`, `${short}\r\n1`])
      expect(read(text, coin('xrp')), text).toEqual({ ...bare(short), extraId: text.split(/\s+/)[1] })
  })

  test.each(NATIVES)('on $network marks around an address are none of it', (currency) => {
    const address = addressOf(currency.network)
    for (const text of [
      `"${address}"`,
      `<${address}>`,
      `(${address})`,
      `“${address}”`,
      `${address}.`,
      `«${address}»,`,
    ])
      expect(read(text, currency), text).toEqual(bare(address))
  })

  test.each([
    ['hive', 'hiveio'],
    ['steem', 'steemit'],
    ['eos', 'binancecleos'],
    ['near', 'alice.near'],
    ['eth', 'vitalik.eth'],
  ])('a name of %s is never glued to a word beside it', (network, name) => {
    for (const text of [
      `pay ${name}`,
      `${name} please`,
      `my\n${name}`,
      `${name.slice(0, 3)} ${name.slice(3)}`,
    ])
      expect(read(text, coin(network))).toEqual(bare(text))
  })

  test('a remark behind an address is no memo', () => {
    const text = `${addressOf('atom')} thanks a lot`
    expect(read(text, coin('atom'))).toEqual(bare(text))
  })

  test('blanks and line breaks inside an address are none of it', () => {
    const isNamed = ({ network }: AddressCurrency) => ['eos', 'hive', 'steem', 'near'].includes(network)
    for (const currency of NATIVES.filter((one) => !isNamed(one))) {
      const address = addressOf(currency.network)
      const half = Math.ceil(address.length / 2)
      const broken = `${address.slice(0, half)} \n${address.slice(half)} `
      expect(read(broken, currency)).toEqual(bare(address))
    }
  })
})

describe('what a deposit link of ours says is read back whole', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 14n }), fc.integer({ min: 0, max: 6 }))
    .map(([units, places]) => {
      const digits = units.toString().padStart(places + 1, '0')
      const whole = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
      return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole
    })
    .filter((amount) => amount !== '0')
  const memos = fc.option(
    fc.string({ minLength: 1, maxLength: 28 }).filter((text) => text.trim() === text),
    { nil: null, freq: 1 },
  )
  const linked = new Set<string>()

  test.each(
    CRYPTO.filter(({ fullInfo, network }) => fullInfo.contract_address === null || network !== 'eth'),
  )('$id', (currency) => {
    const { network, symbolFront, fullInfo } = currency
    const paid = { network, symbolFront, ...fullInfo }
    const forms = WRITTEN_FORMS.filter((form) => form.network === network).map(({ size, write }) =>
      write(new Uint8Array(size).fill(7)),
    )
    const addresses = fc.constantFrom(addressOf(network), ...forms)
    fc.assert(
      fc.property(addresses, amounts, memos, (address, amount, extraId) => {
        for (const link of [paymentUri, walletUri]) {
          const uri = link(paid, address, amount, extraId)
          if (uri === null) continue
          linked.add(network)
          const code = read(uri, currency)
          expect(isSameAddress(network, code.address, address), uri).toBe(true)
          expect([null, network]).toContain(code.network)
          if (network === 'lightning') continue
          expect({ amount: code.amount, extraId: code.extraId }, uri).toEqual({ amount, extraId })
        }
      }),
      { numRuns: 12 },
    )
  })

  test('of these networks at least there is one', () => {
    for (const network of [
      'btc',
      'ltc',
      'doge',
      'bch',
      'dash',
      'zec',
      'sol',
      'ton',
      'xmr',
      'lightning',
      'bsc',
    ]) {
      expect(linked, network).toContain(network)
    }
  })
})
