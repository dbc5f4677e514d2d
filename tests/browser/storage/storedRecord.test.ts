// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedRecord } from '@/browser/storage/storedRecord'
import { noteSession, sessionNote, walletConnectMemory } from '@/browser/storage/walletConnectMemory'
import { walletMemory } from '@/browser/storage/walletMemory'

beforeEach(() => localStorage.clear())

test('several values live under one key, which goes with the last of them', () => {
  const record = storedRecord('wallet')
  record.set('a', 1)
  record.set('b', { c: 2 })
  expect(record.read()).toEqual({ a: 1, b: { c: 2 } })
  record.remove('a')
  record.remove('b')
  expect(localStorage.length).toBe(0)
})

test.each(['{', 'null', '7', '"text"'])('somebody else’s %s counts as nothing', (text) => {
  localStorage.setItem('wallet', text)
  expect(storedRecord('wallet').read()).toEqual({})
})

test('wagmi is given texts only', () => {
  localStorage.setItem('wallet', '{"a":7,"b":"x"}')
  expect([walletMemory.getItem('a'), walletMemory.getItem('b')]).toEqual([null, 'x'])
})

test('the library of WalletConnect finds what it put, and our note stands beside it', async () => {
  await walletConnectMemory.setItem('wc@2', [{ topic: 't' }])
  expect(await walletConnectMemory.getItem('wc@2')).toEqual([{ topic: 't' }])
  noteSession({ topic: 't', chainId: 1 })
  expect(sessionNote()).toEqual({ topic: 't', chainId: 1 })
  expect(await walletConnectMemory.getItem('wc@2')).toEqual([{ topic: 't' }])
  noteSession(null)
  await walletConnectMemory.removeItem('wc@2')
  expect(sessionNote()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a note that is not ours counts as none', () => {
  localStorage.setItem('wallet-connect', '{"halyard":{"topic":7}}')
  expect(sessionNote()).toBeNull()
})
