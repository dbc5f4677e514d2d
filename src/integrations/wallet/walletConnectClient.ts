import type SignClient from '@walletconnect/sign-client'
import { walletConnectMemory } from '@/browser/storage/walletConnectMemory'
import * as timings from '@/config/timings'
import { isVouchedFor, type WalletConnectSettings } from '@/domain/wallet/walletConnect'
import { serializeRelayConnects, type Relayer } from './relayCalls'

export type WalletConnectClient = Pick<SignClient, 'connect' | 'request' | 'disconnect' | 'on' | 'off'> & {
  session: Pick<SignClient['session'], 'get' | 'delete' | 'keys'>
  core: { relayer: { transportClose: () => Promise<void>; publisher: object } }
}

type Options = NonNullable<Parameters<typeof SignClient.init>[0]>

let client: Promise<SignClient> | null = null

/** Once, on first use: it holds a relay connection. Rejects where it cannot be loaded; retry. */
export function walletConnectClient(settings: WalletConnectSettings): Promise<WalletConnectClient> {
  client ??= start(settings).catch((error: unknown) => {
    client = null
    throw error
  })
  return client
}

async function start(settings: WalletConnectSettings): Promise<SignClient> {
  // Their type is a class; only its functions matter.
  const storage: unknown = walletConnectMemory
  const { SignClient: Library } = await import('@walletconnect/sign-client')
  const started = await Library.init({
    ...settings,
    storage: storage as Options['storage'],
    // It would report to pulse.walletconnect.org and log to the console.
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Their type hides what the class has.
  const relayer: unknown = started.core.relayer
  serializeRelayConnects(relayer as Relayer)
  // It would open a frame of a server that does not know this relay, and wait five seconds for it.
  if (!isVouchedFor(settings)) started.core.verify.register = () => Promise.resolve('')
  return started
}

/** The library would retry a relay that is down ever more often. The next request connects anew. */
export function closeRelay({ core: { relayer } }: WalletConnectClient): void {
  const { queue }: { queue?: Map<string, unknown> } = relayer.publisher
  queue?.clear()
  void relayer.transportClose().catch(() => undefined)
}

const DISCONNECT_REASON = { code: 6000, message: 'User disconnected.' }

/** Ends it locally where the relay does not deliver the disconnect in time. */
export async function endSession(one: WalletConnectClient, topic: string): Promise<void> {
  const disconnect = one.disconnect({ topic, reason: DISCONNECT_REASON }).catch(() => undefined)
  await Promise.race([disconnect, new Promise((resolve) => setTimeout(resolve, timings.disconnectTimeout))])
  if (one.session.keys.includes(topic)) await one.session.delete(topic, DISCONNECT_REASON)
}
