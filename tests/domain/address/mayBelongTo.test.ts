import { describe, expect, test } from 'vitest'
import { mayBelongTo } from '@/domain/address/mayBelongTo'
import { WRITTEN_FORMS } from './writtenForms'

/** The best known of those that share a version byte. */
const BEST_KNOWN = ['btc', 'ltc', 'doge', 'dgb', 'rvn']

const versions = WRITTEN_FORMS.filter(({ form }) => form.startsWith('version ') && !form.includes(','))
const owner = new Uint8Array(20).fill(7)

const shared = versions.filter(
  ({ network, form }) => versions.filter((one) => one.form === form && one.network !== network).length > 0,
)

describe('every version byte that two networks of the catalogue share', () => {
  test('belongs to one of these', () => {
    const networks = [...new Set(shared.map(({ network }) => network))].sort()
    expect(networks).toEqual(['bch', 'bsv', 'btc', 'dgb', 'doge', 'kmd', 'ltc', 'pivx', 'qtum', 'rvn', 'xec'])
  })

  test.each(shared)(
    'on $network, $form, the best known other network is named',
    ({ network, form, write }) => {
      const others = shared.filter((one) => one.form === form).map((one) => one.network)
      const known = BEST_KNOWN.find((one) => others.includes(one))
      expect(known).toBeDefined()
      expect(mayBelongTo(network, write(owner))).toBe(known === network ? null : known)
    },
  )
})

test.each(WRITTEN_FORMS.filter((form) => !shared.includes(form)))(
  'on $network in the form $form no other network is named',
  ({ network, write, size }) => {
    expect(mayBelongTo(network, write(new Uint8Array(size).fill(7)))).toBeNull()
  },
)

test.each([
  ['ltc', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'btc'],
  ['bch', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'btc'],
  ['bsv', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'btc'],
  ['dgb', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'btc'],
  ['dgb', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'doge'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', null],
  ['bch', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', null],
  ['polygon', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', null],
])('on %s %s may be of %s', (network, address, other) => {
  expect(mayBelongTo(network, address)).toBe(other)
})
