import { expect, test } from 'vitest'
import { isVouchedFor, walletConnectOrigins } from '@/domain/wallet/walletConnect'

const by = (relayUrl: string) => ({ projectId: '0'.repeat(32), relayUrl })

test('pages talk to its relay, and to the frame that vouches for the site where that relay is its own', () => {
  expect(walletConnectOrigins(by('wss://relay.walletconnect.org'))).toEqual({
    connect: ['wss://relay.walletconnect.org'],
    frame: ['https://verify.walletconnect.org'],
  })
  expect(walletConnectOrigins(by('wss://relay.example:8443/path'))).toEqual({
    connect: ['wss://relay.example:8443'],
    frame: [],
  })
  expect(walletConnectOrigins(null)).toEqual({ connect: [], frame: [] })
})

test('a similar name is not vouched for', () => {
  expect(isVouchedFor(by('wss://relay.walletconnect.org.example'))).toBe(false)
})
