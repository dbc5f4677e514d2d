import { describe, expect, test } from 'vitest'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import { addressOn } from '@/integrations/wallet/addressOn'
import { unitsOf } from '@/integrations/wallet/deposits'

describe('an amount in units of its chain', () => {
  test.each([
    ['0.123456789012345678', 18, 123_456_789_012_345_678n],
    ['1', 18, 10n ** 18n],
    ['12345678901234567890.000000000000000001', 18, 12_345_678_901_234_567_890_000_000_000_000_000_001n],
    ['250.000001', 6, 250_000_001n],
    ['7', 0, 7n],
  ])('%s with %i decimals is exact', (amount, decimals, units) => {
    expect(unitsOf(amount, decimals)).toBe(units)
  })

  test.each([
    ['0.0000001', 6],
    ['1.5', 0],
    ['1e3', 18],
    ['-1', 18],
    ['', 18],
  ])('%j is refused with %i decimals, never rounded', (amount, decimals) => {
    expect(() => unitsOf(amount, decimals)).toThrow(new WalletTrouble('wrongDecimals'))
  })
})

test('an account is written with the capitals of its network', () => {
  const account = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
  // The examples of EIP-55 and EIP-1191.
  expect(addressOn('eth', account)).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  expect(addressOn('rsk', account)).toBe('0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD')
})
