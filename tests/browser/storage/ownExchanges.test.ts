// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addExchanges,
  forgetExchange,
  ownerSecretOf,
  ownExchanges,
  rememberExchange,
  updateExchanges,
  watchOwnExchanges,
} from '@/browser/storage/ownExchanges'
import { rules } from '@/config/rules'
import { anOwnExchange } from '../anOwnExchange'
import { refuseStorage } from '../refuseStorage'

const ids = () => ownExchanges().map(({ publicId }) => publicId)

beforeEach(() => localStorage.clear())

test('the newest exchange stands first, and none stands twice', () => {
  rememberExchange(anOwnExchange('a'))
  rememberExchange(anOwnExchange('b'))
  rememberExchange(anOwnExchange('a'))
  expect(ids()).toEqual(['a', 'b'])
})

test('one can be removed, the others stay', () => {
  rememberExchange(anOwnExchange('a'))
  rememberExchange(anOwnExchange('b'))
  forgetExchange('b')
  expect(ids()).toEqual(['a'])
})

test('only the newest are stored', () => {
  for (let i = 0; i <= rules.ownExchangesKept; i++) rememberExchange(anOwnExchange(`x${i}`))
  expect(ids()).toHaveLength(rules.ownExchangesKept)
  expect(ids()).not.toContain('x0')
})

test('the list is the same object until something changes', () => {
  rememberExchange(anOwnExchange('a'))
  const before = ownExchanges()
  expect(ownExchanges()).toBe(before)
  rememberExchange(anOwnExchange('b'))
  expect(ownExchanges()).not.toBe(before)
})

test('what the back end says of a listed exchange is noted, and its secret stays', () => {
  rememberExchange(anOwnExchange('a', { ownerSecret: 'secret-a' }))
  updateExchanges([anOwnExchange('a', { status: 'finished', paid: '2.5' }), anOwnExchange('b')])
  expect(ownExchanges()).toEqual([
    anOwnExchange('a', { ownerSecret: 'secret-a', status: 'finished', paid: '2.5' }),
  ])
})

describe('the exchanges of another device', () => {
  test('are added in the order of their dates', () => {
    rememberExchange(anOwnExchange('own', { createdAt: '2026-11-20T12:00:00.000Z' }))
    const result = addExchanges([
      anOwnExchange('older', { createdAt: '2026-11-19T12:00:00.000Z' }),
      anOwnExchange('newer', { createdAt: '2026-11-21T12:00:00.000Z' }),
    ])
    expect(result).toEqual({ added: 2, known: 0, left: 0 })
    expect(ids()).toEqual(['newer', 'own', 'older'])
  })

  test('never overwrite a known record or secret, and bring a missing secret', () => {
    rememberExchange(anOwnExchange('a', { ownerSecret: 'mine', status: 'finished' }))
    rememberExchange(anOwnExchange('b'))
    const result = addExchanges([
      anOwnExchange('a', { ownerSecret: 'forged', status: 'waiting', amountTo: '9' }),
      anOwnExchange('b', { ownerSecret: 'brought' }),
    ])
    expect(result).toEqual({ added: 0, known: 2, left: 0 })
    expect(ownExchanges().find(({ publicId }) => publicId === 'a')).toEqual(
      anOwnExchange('a', { ownerSecret: 'mine', status: 'finished' }),
    )
    expect(ownerSecretOf('b')).toBe('brought')
  })

  test('take no place of an exchange of this device', () => {
    for (let i = 1; i < rules.ownExchangesKept; i++) rememberExchange(anOwnExchange(`x${i}`))
    const later = { createdAt: '2026-11-22T12:00:00.000Z' }
    expect(addExchanges([anOwnExchange('a', later), anOwnExchange('b', later)])).toEqual({
      added: 1,
      known: 0,
      left: 1,
    })
    expect(ids()).toContain('x1')
  })
})

describe('the secret', () => {
  const own = (id: string, ownerSecret?: string) => rememberExchange(anOwnExchange(id, { ownerSecret }))

  test('is known from the list, of its exchange only', () => {
    own('a', 'secret-a')
    own('b')
    expect(['a', 'b', 'c'].map(ownerSecretOf)).toEqual(['secret-a', null, null])
    expect(JSON.parse(localStorage.getItem('own-exchanges') ?? '')).toMatchObject([
      { publicId: 'b' },
      { publicId: 'a', ownerSecret: 'secret-a' },
    ])
  })

  test('stays when the exchange is remembered again without one', () => {
    own('a', 'secret-a')
    own('a')
    expect(ownerSecretOf('a')).toBe('secret-a')
  })

  test('is forgotten with its exchange', () => {
    own('a', 'secret-a')
    forgetExchange('a')
    expect(ownerSecretOf('a')).toBeNull()
  })

  test('is known to the tab where storage is refused', () => {
    refuseStorage()
    own('tab', 'secret-of-the-tab')
    expect(ownerSecretOf('tab')).toBe('secret-of-the-tab')
    forgetExchange('tab')
    expect(ownerSecretOf('tab')).toBeNull()
  })

  test('of another shape makes the line somebody else’s', () => {
    localStorage.setItem('own-exchanges', JSON.stringify([{ ...anOwnExchange('a'), ownerSecret: 7 }]))
    expect(ids()).toEqual([])
  })
})

test('no address is stored on the device', () => {
  rememberExchange(anOwnExchange('a'))
  expect(localStorage.getItem('own-exchanges')).not.toMatch(/address/i)
})

test.each([
  ['a line of another shape', [{ publicId: 'x' }]],
  ['a line without a time', [{ ...anOwnExchange('x'), createdAt: 'yesterday' }]],
  ['no lines at all', ['x', null, 1]],
])('%s is left out', (_, list) => {
  localStorage.setItem('own-exchanges', JSON.stringify([...list, anOwnExchange('a')]))
  expect(ids()).toEqual(['a'])
})

describe('who watches the list', () => {
  test('subscribers are notified of changes here and in other tabs, until they unsubscribe', () => {
    const changed = vi.fn()
    const unwatch = watchOwnExchanges(changed)
    rememberExchange(anOwnExchange('a'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'own-exchanges' }))
    expect(changed).toHaveBeenCalledTimes(2)
    unwatch()
    forgetExchange('a')
    expect(changed).toHaveBeenCalledTimes(2)
  })
})

test('where storage is refused the list is empty and nothing breaks', () => {
  refuseStorage()
  rememberExchange(anOwnExchange('a'))
  expect(ids()).toEqual([])
})
