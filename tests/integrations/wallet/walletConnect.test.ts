// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACCOUNT, aSession, aWalletConnectClient } from './aWalletConnectClient'
import { failureOf, now, visit, type Wallets } from './visit'
import { eventually } from '../../eventually'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WALLET_CONNECT = { projectId: '0'.repeat(32), relayUrl: 'wss://relay.example' }
const SETTINGS = { rpcUrls: {}, sandboxChain: null, walletConnect: WALLET_CONNECT }
const library = vi.hoisted(() => ({ init: vi.fn<(given: unknown) => Promise<unknown>>() }))
vi.mock('@walletconnect/sign-client', () => ({
  SignClient: { init: (given: unknown) => library.init(given) },
}))

let fake: ReturnType<typeof aWalletConnectClient>

/** Requests a code; what the wallet responds is up to the test. */
function pairing({ pairWallet }: Wallets) {
  const given = new AbortController()
  const codes: string[] = []
  const paired = pairWallet(WALLET_CONNECT, { signal: given.signal, onUri: (code) => codes.push(code) })
  const failure = paired.then(() => null, failureOf)
  return { paired, failure, codes, giveUp: () => given.abort() }
}
const shown = async () => {
  await eventually(() => expect(fake.proposals.length).toBeGreaterThan(0))
  const last = fake.proposals.at(-1)
  if (!last) throw new Error('no code')
  return last
}
async function connected(chains = [1, 137]) {
  const wallets = await visit(SETTINGS)
  const { paired } = pairing(wallets)
  const { approve } = await shown()
  approve(aSession('topic', chains))
  await paired
  const { currentWallet, ensureChain, chainOf } = await import('@/integrations/wallet/currentWallet')
  const wallet = await currentWallet(SETTINGS)
  return {
    wallets,
    wallet,
    goTo: (id: number) => ensureChain(SETTINGS, wallet, id),
    chainOf: () => chainOf(wallet),
  }
}
const coded = (code: number) => Object.assign(new Error('said by a wallet'), { code })

beforeEach(() => {
  localStorage.clear()
  library.init.mockClear()
  fake = aWalletConnectClient()
  library.init.mockImplementation(fake.init)
})
afterEach(() => void vi.useRealTimers())

describe('a wallet of another device', () => {
  test('is offered once the operator has a project id, and its library comes with the first code', async () => {
    const wallets = await visit(SETTINGS)
    expect(wallets.knownWallets().map(({ id }) => id)).toEqual(['walletConnect'])
    expect(library.init).not.toHaveBeenCalled()
    const { codes } = pairing(wallets)
    await eventually(() => expect(codes).toEqual(['wc:1']))
    expect(library.init).toHaveBeenCalledWith(
      expect.objectContaining({ ...WALLET_CONNECT, telemetryEnabled: false }),
    )
    expect((await shown()).wanted.chains).toEqual(expect.arrayContaining(['eip155:1', 'eip155:137']))
    expect((await shown()).wanted.methods).not.toContain('personal_sign')
  })

  test('that approves is connected on the first of our chains it names', async () => {
    await connected([99_999, 137, 1])
    expect(now()).toMatchObject({
      ...{ current: 'walletConnect', status: 'connected' },
      connections: [{ accounts: [ACCOUNT], chainId: 1, connector: { name: 'WalletConnect' } }],
    })
  })

  test('that names no chain of ours is let go of', async () => {
    const { failure } = pairing(await visit(SETTINGS))
    ;(await shown()).approve(aSession('topic', [99_999]))
    expect(await failure).toEqual({ kind: 'chainNotConfigured' })
    expect(fake.sessions.size).toBe(0)
  })

  test.each([
    ['rejected', { code: 5000, message: 'User rejected.' }],
    ['expired', { code: 0, message: 'Proposal expired' }],
  ])('that does not approve is reported as %s', async (kind, said) => {
    const { failure } = pairing(await visit(SETTINGS))
    ;(await shown()).refuse(said)
    expect(await failure).toEqual({ kind })
    expect(now()).toMatchObject({ status: 'disconnected', current: null })
  })

  test('that approves after the timeout is disconnected', async () => {
    const { failure, giveUp, codes } = pairing(await visit(SETTINGS))
    await eventually(() => expect(codes).toHaveLength(1))
    giveUp()
    await failure
    ;(await shown()).approve(aSession('late', [1]))
    await eventually(() => expect(fake.sessions.size).toBe(0))
    expect(now()).toMatchObject({ current: null })
  })

  test('is reported as unreachable when the relay accepts nothing for 10 s, and the relay is not called again', async () => {
    const wallets = await visit(SETTINGS)
    vi.useFakeTimers()
    fake.state.relay = 'down'
    const { failure } = pairing(wallets)
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await failure).toEqual({ kind: 'relayDown' })
    expect(fake.state.hungUp).toBe(1)
  })

  test('is connected again after a reload, on the chain it stood on', async () => {
    const { goTo } = await connected()
    await goTo(137)
    library.init.mockClear()
    await visit(SETTINGS)
    expect(library.init).toHaveBeenCalledOnce()
    expect(now()).toMatchObject({
      status: 'connected',
      current: 'walletConnect',
      connections: [{ chainId: 137 }],
    })
  })

  test('whose session has ended meanwhile is not connected again, and its library not loaded the next time', async () => {
    await connected()
    fake.sessions.clear()
    await visit(SETTINGS)
    expect(now()).toMatchObject({ status: 'disconnected' })
    library.init.mockClear()
    await visit(SETTINGS)
    expect(library.init).not.toHaveBeenCalled()
  })

  test.each(['session_delete', 'session_expire'])('that says %s is disconnected', async (event) => {
    await connected()
    fake.emit(event, { topic: 'another' })
    expect(now()).toMatchObject({ status: 'connected' })
    fake.emit(event, { topic: 'topic' })
    expect(now()).toMatchObject({ status: 'disconnected', current: null })
  })

  test('is followed to another account and chain', async () => {
    await connected()
    const said = (name: string, data: unknown) => ({ topic: 'topic', params: { event: { name, data } } })
    fake.emit('session_event', said('accountsChanged', [`eip155:1:${OTHER}`]))
    expect(now()?.connections).toMatchObject([{ accounts: [OTHER] }])
    fake.emit('session_event', said('chainChanged', '0x89'))
    await eventually(() => expect(now()?.connections).toMatchObject([{ chainId: 137 }]))
    fake.emit('session_event', said('chainChanged', 8453))
    fake.emit('session_event', said('accountsChanged', []))
    await eventually(() => expect(now()).toMatchObject({ status: 'disconnected' }))
  })

  test('is disconnected here even when the relay takes no farewell', async () => {
    const { wallets } = await connected()
    vi.useFakeTimers()
    fake.state.relay = 'down'
    const done = wallets.disconnectWallet('walletConnect')
    await vi.advanceTimersByTimeAsync(2_001)
    await done
    expect(fake.sessions.size).toBe(0)
    expect(now()).toMatchObject({ status: 'disconnected' })
  })
})

describe('its requests', () => {
  test('go to its current chain; an approved chain is switched to without a prompt', async () => {
    const { wallet, goTo } = await connected()
    await goTo(137)
    expect(fake.requests).toEqual([])
    await wallet.provider.request({ method: 'eth_sendTransaction', params: [{}] })
    expect(fake.requests).toEqual([{ chainId: 'eip155:137', method: 'eth_sendTransaction', params: [{}] }])
  })

  test('about a chain it did not approve is to go there, then to take it, and to widen the session', async () => {
    const { goTo, chainOf } = await connected([1])
    fake.state.answer = (method) => {
      if (method === 'wallet_switchEthereumChain') throw coded(4902)
      fake.sessions.set('topic', aSession('topic', [1, 8453]))
      fake.emit('session_update', { topic: 'topic', params: aSession('topic', [1, 8453]) })
      return null
    }
    await goTo(8453)
    expect(await chainOf()).toBe(8453)
    expect(fake.requests.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ])
  })

  test('is nothing it did not allow', async () => {
    const { wallet } = await connected()
    const refused = await wallet.provider
      .request({ method: 'personal_sign' })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 4200 })
    expect(fake.requests).toEqual([])
  })
})
