import { describe, expect, test } from 'vitest'
import { isSeedPhrase } from '@/domain/address/seedPhrase'
import { isPhraseLong, isPrivateKey, isWords } from '@/domain/address/secretText'

const ENGLISH = `${'abandon '.repeat(11)}about`

describe('a seed phrase', () => {
  test.each([
    ['12 English words', ENGLISH],
    [
      'numbered and on lines',
      ENGLISH.split(' ')
        .map((word, at) => `${at + 1}. ${word}`)
        .join('\n'),
    ],
    ['two words mistyped', ENGLISH.replace('abandon abandon', 'abandonn abndon')],
    ['24 words', `${'zoo '.repeat(23)}vote`],
    ['Japanese, by ideographic spaces', `${'あいこくしん　'.repeat(11)}あおぞら`],
    ['Spanish with an accent', `${'ábaco '.repeat(11)}abierto`],
    ['Chinese without spaces', `${'的'.repeat(11)}在`],
  ])('is found: %s', (_, text) => {
    expect(isPhraseLong(text)).toBe(true)
    expect(isSeedPhrase(text)).toBe(true)
  })

  test.each([
    ['a sentence', 'please send all of my coins to the same wallet as last time thanks'],
    ['eleven words', 'abandon '.repeat(11)],
  ])('is not found: %s', (_, text) => {
    expect(isSeedPhrase(text)).toBe(false)
  })

  test('three words are no address of a network, but may be a bank account', () => {
    expect(isWords('abandon ability able', 'eth')).toBe(true)
    expect(isWords('abandon ability', 'eth')).toBe(false)
    expect(isWords('Sort code six', '')).toBe(false)
  })
})

describe('a private key', () => {
  test.each([
    ['hex', 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262', 'eth'],
    ['WIF', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'btc'],
    ['compressed WIF', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617', 'btc'],
    [
      'BIP-32',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      'btc',
    ],
    ['the beginning of one', 'xprv9s21', 'btc'],
    ['Stellar', `S${'A'.repeat(55)}`, 'xlm'],
    ['XRPL', 'sn259rEFXrQrWyx3Q7XneWcwV6dfL', 'xrp'],
  ])('is found: %s', (_, text, network) => {
    expect(isPrivateKey(text, network)).toBe(true)
  })

  test.each([
    ['an account of Sui', `0x${'4c'.repeat(32)}`, 'sui'],
    ['an account of NEAR', '4c'.repeat(32), 'near'],
    ['Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'btc'],
    ['Solana', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', 'sol'],
    [
      'Monero',
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
      'xmr',
    ],
    ['Stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'xlm'],
    ['XRPL', 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH', 'xrp'],
    ['an IBAN', 'DE89 3704 0044 0532 0130 00', ''],
  ])('is not an address of %s', (_, text, network) => {
    expect(isPrivateKey(text, network)).toBe(false)
  })
})
