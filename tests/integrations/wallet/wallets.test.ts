// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAnnouncedWallet } from './anAnnouncedWallet'
import { failureOf, now, statuses, visit } from './visit'
import { eventually } from '../../eventually'

const ALPHA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BETA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SETTINGS = { rpcUrls: {}, sandboxChain: null, walletConnect: null }

let alpha: ReturnType<typeof anAnnouncedWallet>
let beta: ReturnType<typeof anAnnouncedWallet>

beforeEach(() => {
  localStorage.clear()
  alpha = anAnnouncedWallet('test.alpha', ALPHA)
  beta = anAnnouncedWallet('test.beta', BETA)
})
afterEach(() => {
  alpha.leave()
  beta.leave()
})

describe('the wallet connection', () => {
  test('is connecting, connected and disconnected in turn', async () => {
    const wallets = await visit(SETTINGS)
    expect(now()).toEqual({ connections: [], current: null, status: 'disconnected' })
    expect(await wallets.connectWallet('test.alpha')).toBe(ALPHA)
    expect(now()).toMatchObject({
      connections: [{ accounts: [ALPHA], chainId: 1, connector: { id: 'test.alpha' } }],
      current: 'test.alpha',
      status: 'connected',
    })
    await wallets.disconnectWallet('test.alpha')
    expect(statuses()).toEqual(['disconnected', 'connecting', 'connected', 'disconnected'])
  })

  test('on load is reconnecting, to the most recent wallet first', async () => {
    const before = await visit(SETTINGS)
    await before.connectWallet('test.alpha')
    await before.connectWallet('test.beta')
    alpha.requests.length = 0
    beta.requests.length = 0
    const order: string[] = []
    const note = (name: string, wallet: typeof alpha) => {
      const { request } = wallet.provider
      wallet.provider.request = (requested) => {
        order.push(name)
        return request(requested)
      }
    }
    note('alpha', alpha)
    note('beta', beta)
    await visit(SETTINGS)
    expect(order[0]).toBe('beta')
    expect(statuses()).toEqual(['reconnecting', 'connected'])
    expect(now()).toMatchObject({ current: 'test.beta', status: 'connected' })
    expect(now()?.connections).toHaveLength(2)
    expect([...alpha.requests, ...beta.requests]).not.toContain('wallet_requestPermissions')
  })

  test('on load is connected if any wallet reconnects', async () => {
    const before = await visit(SETTINGS)
    await before.connectWallet('test.alpha')
    await before.connectWallet('test.beta')
    beta.state.isConnected = false
    await visit(SETTINGS)
    expect(now()).toMatchObject({ current: 'test.alpha', status: 'connected' })
    expect(now()?.connections).toHaveLength(1)
  })

  test('on load is disconnected if no wallet reconnects', async () => {
    await (await visit(SETTINGS)).connectWallet('test.alpha')
    alpha.state.isConnected = false
    await visit(SETTINGS)
    expect(now()).toEqual({ connections: [], current: null, status: 'disconnected' })
  })

  test('on load calls no wallet where none was connected before', async () => {
    await visit(SETTINGS)
    expect([...alpha.requests, ...beta.requests]).toEqual([])
  })

  test('without its last wallet is disconnected with no current one', async () => {
    const wallets = await visit(SETTINGS)
    await wallets.connectWallet('test.alpha')
    await wallets.disconnectWallet('test.alpha')
    expect(now()).toEqual({ connections: [], current: null, status: 'disconnected' })
    alpha.requests.length = 0
    await visit(SETTINGS)
    expect(alpha.requests).toEqual([])
  })

  test('without one of several passes to another', async () => {
    const wallets = await visit(SETTINGS)
    await wallets.connectWallet('test.alpha')
    await wallets.connectWallet('test.beta')
    await wallets.disconnectWallet('test.beta')
    expect(now()).toMatchObject({ current: 'test.alpha', status: 'connected' })
    expect(now()?.connections).toHaveLength(1)
  })

  test('without one that was not in use leaves the one in use', async () => {
    const gamma = anAnnouncedWallet('test.gamma', ALPHA)
    const wallets = await visit(SETTINGS)
    for (const id of ['test.alpha', 'test.beta', 'test.gamma']) await wallets.connectWallet(id)
    await wallets.disconnectWallet('test.beta')
    expect(now()).toMatchObject({ current: 'test.gamma', status: 'connected' })
    expect(now()?.connections).toHaveLength(2)
    gamma.leave()
  })

  test('ends too when the wallet itself takes its accounts back', async () => {
    const wallets = await visit(SETTINGS)
    await wallets.connectWallet('test.alpha')
    alpha.state.isConnected = false
    alpha.emit('accountsChanged', [])
    await eventually(() => expect(now()).toMatchObject({ status: 'disconnected', current: null }))
  })

  test('follows the chain and the account of the wallet', async () => {
    const wallets = await visit(SETTINGS)
    await wallets.connectWallet('test.alpha')
    alpha.emit('chainChanged', '0x89')
    alpha.emit('accountsChanged', [BETA])
    await eventually(() => expect(now()?.connections).toMatchObject([{ chainId: 137, accounts: [BETA] }]))
  })

  test('that is refused stays as it was', async () => {
    const wallets = await visit(SETTINGS)
    alpha.responses.wallet_requestPermissions = Object.assign(new Error('no'), { code: 4001 })
    const refused = await wallets.connectWallet('test.alpha').catch((error: unknown) => error)
    expect(await failureOf(refused)).toEqual({ kind: 'rejected' })
    expect(now()).toEqual({ connections: [], current: null, status: 'disconnected' })
  })

  test('made a second time says that it is made', async () => {
    const wallets = await visit(SETTINGS)
    await wallets.connectWallet('test.alpha')
    const refused = await wallets.connectWallet('test.alpha').catch((error: unknown) => error)
    expect((refused as Error).message).toMatch(/^Connector already connected\./)
    expect(await failureOf(refused)).toEqual({ kind: 'alreadyConnected' })
  })

  test('of a wallet that has left says so', async () => {
    const wallets = await visit(SETTINGS)
    const refused = await wallets.connectWallet('test.gone').catch((error: unknown) => error)
    expect(await failureOf(refused)).toEqual({ kind: 'gone' })
  })
})
