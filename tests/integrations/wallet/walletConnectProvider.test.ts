// @vitest-environment jsdom
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { WalletConnectClient } from '@/integrations/wallet/walletConnectClient'
import { walletConnectProvider } from '@/integrations/wallet/walletConnectProvider'
import { ACCOUNT, aSession, aWalletConnectClient } from './aWalletConnectClient'

test('a session that the wallet has just ended has neither accounts nor chains, and takes no request', async () => {
  const { client, sessions } = aWalletConnectClient()
  sessions.set('topic', aSession('topic', [mainnet.id]))
  const provider = walletConnectProvider(client as unknown as WalletConnectClient, 'topic', [mainnet])
  expect([provider.accounts(), provider.chainIds()]).toEqual([[ACCOUNT], [mainnet.id]])

  sessions.delete('topic')
  expect([provider.accounts(), provider.chainIds()]).toEqual([[], []])
  await expect(provider.request({ method: 'eth_sendTransaction' })).rejects.toMatchObject({ kind: 'gone' })
})
