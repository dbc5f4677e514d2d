import { expect, test } from 'vitest'
import { addressInCode } from '@/domain/address/addressInCode'

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const CASH = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'
const KASPA = 'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73'

test.each([
  ['bare', ' 1BoatSLRHtKNngkdXEeobR76b53LETtpyT\n', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['BIP-21', 'bitcoin:bc1qabc?amount=0.1&label=x', 'bc1qabc'],
  ['BIP-21 in capitals', 'BITCOIN:BC1QABC?AMOUNT=0.1', 'BC1QABC'],
  ['TON', 'ton://transfer/EQDKbjIc?amount=1', 'EQDKbjIc'],
  ['TON, raw', '0:ab12', '0:ab12'],
  ['an EIP-681 payment', `ethereum:pay-${EVM}@1?value=1e18`, EVM],
  ['an EIP-681 payment without prefix', `ethereum:${EVM}@137`, EVM],
  ['a Lightning invoice', 'lightning:LNBC1ABC', 'LNBC1ABC'],
])('an address is found in a code that is %s', (_, code, address) => {
  expect(addressInCode(code)).toBe(address)
})

test('a prefix that belongs to the address stays', () => {
  expect(addressInCode(`${CASH}?amount=1`)).toBe(CASH)
  expect(addressInCode(`\n${CASH}`)).toBe(CASH)
  expect(addressInCode(KASPA)).toBe(KASPA)
})

test('a token transfer names who receives, not the token’s contract', () => {
  expect(addressInCode(`ethereum:${TOKEN}@1/transfer?address=${EVM}&uint256=1`)).toBe(EVM)
  expect(addressInCode(`ethereum:${TOKEN}/transfer?uint256=1&address=${EVM}`)).toBe(EVM)
})
