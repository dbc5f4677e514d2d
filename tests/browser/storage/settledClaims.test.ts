// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetExchange, rememberExchange } from '@/browser/storage/ownExchanges'
import { claimable, settleClaims } from '@/browser/storage/settledClaims'
import { anOwnExchange } from '../anOwnExchange'

beforeEach(() => localStorage.clear())

test('an exchange of this device can be claimed until a claim was decided', () => {
  rememberExchange(anOwnExchange('a'))
  rememberExchange(anOwnExchange('b'))
  expect(claimable()).toEqual(['b', 'a'])
  settleClaims(['a'])
  expect(claimable()).toEqual(['b'])
  settleClaims(['b'])
  expect(claimable()).toEqual([])
})

test('what the device has forgotten is not remembered here either', () => {
  rememberExchange(anOwnExchange('a'))
  settleClaims(['a'])
  forgetExchange('a')
  settleClaims([])
  expect(localStorage.getItem('settled-claims')).toBe('[]')
})
