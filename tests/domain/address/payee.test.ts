import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeAddress } from '@/domain/address/addressForms'
import { extraIdOf, payeeOf } from '@/domain/address/payee'
import { WRITTEN_FORMS } from './writtenForms'

const CLASSIC = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
const ACCOUNT = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const STANDARD =
  '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge'
const INTEGRATED =
  '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK'

/** As published: the address with an id inside, the one without it, the id. */
const CARRIED = [
  ['xrp', 'XLS-5d', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', CLASSIC, null],
  ['xrp', 'XLS-5d', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu', CLASSIC, '1'],
  ['xrp', 'XLS-5d', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS', CLASSIC, '14'],
  [
    'xrp',
    'XLS-5d',
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
    'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
    '4294967295',
  ],
  ['xlm', 'SEP-23', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', ACCOUNT, '0'],
  [
    'xlm',
    'SEP-23',
    'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
    ACCOUNT,
    '9223372036854775808',
  ],
] as const

describe('an id inside an address', () => {
  test.each(CARRIED)('of %s (%s) is read and written beside it: %s', (network, _, address, plain, id) => {
    expect(extraIdOf(network, address, '')).toBe(id)
    expect(payeeOf(network, address, '')).toEqual({ address: plain, extraId: id })
  })

  test('of Monero is read, and the provider gets it inside the address alone', () => {
    expect(extraIdOf('xmr', INTEGRATED, '')).toBe('8a125052fe6f3877')
    expect(payeeOf('xmr', INTEGRATED, '8a125052fe6f3877')).toEqual({ address: INTEGRATED, extraId: null })
  })

  test('is said to be none by every other address of Monero', () => {
    expect(decodeAddress('xmr', STANDARD)?.extraId).toBeNull()
  })

  test.each(['classic', 'account'])('is not looked for in a %s address, which says nothing', (form) => {
    const [network, address] = form === 'classic' ? ['xrp', CLASSIC] : ['xlm', ACCOUNT]
    expect(decodeAddress(network, address)?.extraId).toBeUndefined()
    expect(payeeOf(network, address, '7')).toEqual({ address, extraId: '7' })
    expect(payeeOf(network, address, '')).toEqual({ address, extraId: null })
  })

  test.each(WRITTEN_FORMS)('on $network in the form $form has one meaning', ({ network, size, write }) => {
    const carries = ['xrp', 'xlm', 'xmr'].includes(network)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: size, maxLength: size }), (owner) => {
        const address = write(owner)
        const { extraId } = decodeAddress(network, address) ?? {}
        if (!carries) expect(extraId).toBeUndefined()
        // Whoever is paid by the parts is who is paid by the whole.
        const apart = payeeOf(network, address, '')
        expect(decodeAddress(network, apart.address)?.owner).toEqual(decodeAddress(network, address)?.owner)
        if (extraId) expect(network === 'xmr' || apart.extraId === extraId).toBe(true)
      }),
      { numRuns: 5 },
    )
  })
})
