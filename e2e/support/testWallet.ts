import type { BrowserContext, Page } from '@playwright/test'
import { CHAIN_ID, NodeError, type EvmNode } from './evmNode'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="24" height="24"%3E%3Ccircle cx="12" cy="12" r="12" fill="teal"/%3E%3C/svg%3E'
const REJECTED = { code: 4001, message: 'User rejected the request.' }
const UNKNOWN_CHAIN = { code: 4902, message: 'Unrecognized chain.' }

type Settings = {
  name: string
  rdns: string
  account: string
  icon?: string
  /** Lies in the window as `window.ethereum` and announces nothing. */
  isInjected?: boolean
}

/** A wallet that lives here, outlasts every page, and does as a test says. */
export class TestWallet {
  isConnected = false
  chainId = CHAIN_ID
  readonly chains = new Set([1, CHAIN_ID])
  /** Methods its owner says no to, or the error it answers with in their place. */
  readonly refuses = new Map<string, { code: number; message: string }>()
  /** Every question, in order. */
  readonly requests: string[] = []
  /** Payments wait here while it is set. */
  private gate: Promise<void> | null = null

  constructor(
    readonly settings: Settings,
    private readonly node: EvmNode,
  ) {}

  reject(method: string, error = REJECTED) {
    this.refuses.set(method, error)
  }

  /** The owner takes time. Returns what releases the step. */
  hold(): () => void {
    let open = () => {}
    this.gate = new Promise((resolve) => (open = resolve))
    return open
  }

  count = (method: string) => this.requests.filter((one) => one === method).length

  async install(context: BrowserContext) {
    const id = this.settings.rdns
    await context.exposeBinding(
      `wallet_${id.replace(/\W/g, '_')}`,
      async ({ page }, method: string, params) => this.answer(page, method, (params ?? []) as unknown[]),
    )
    await context.addInitScript(announce, { ...this.settings, icon: this.settings.icon ?? ICON })
  }

  private async answer(page: Page, method: string, params: unknown[]) {
    this.requests.push(method)
    const refusal = this.refuses.get(method)
    try {
      if (method === 'eth_sendTransaction') await this.gate
      if (refusal) return { error: refusal }
      return { result: await this.does(page, method, params) }
    } catch (error) {
      if (error instanceof NodeError) return { error: error.error }
      throw error
    }
  }

  private async does(page: Page, method: string, params: unknown[]): Promise<unknown> {
    const [first] = params as [{ chainId?: string }?]
    const accounts = this.isConnected ? [this.settings.account] : []
    switch (method) {
      case 'eth_accounts':
        return accounts
      case 'eth_requestAccounts':
        this.isConnected = true
        return [this.settings.account]
      case 'wallet_requestPermissions':
        this.isConnected = true
        return [{ parentCapability: 'eth_accounts', caveats: [{ value: [this.settings.account] }] }]
      case 'wallet_revokePermissions':
        this.isConnected = false
        return null
      case 'eth_chainId':
        return `0x${this.chainId.toString(16)}`
      case 'wallet_addEthereumChain':
        this.chains.add(Number(first?.chainId))
        return this.goTo(page, Number(first?.chainId))
      case 'wallet_switchEthereumChain':
        if (!this.chains.has(Number(first?.chainId))) throw new NodeError(UNKNOWN_CHAIN)
        return this.goTo(page, Number(first?.chainId))
      default:
        return this.node.call(method, ...params)
    }
  }

  private async goTo(page: Page, chainId: number) {
    this.chainId = chainId
    await this.tell(page, 'chainChanged', `0x${chainId.toString(16)}`)
    return null
  }

  /** An event of EIP-1193, as the wallet sends it to an open page. */
  tell = (page: Page, event: string, value: unknown) =>
    page.evaluate(
      ([id, name, said]) =>
        window.dispatchEvent(new CustomEvent(`${String(id)}:${String(name)}`, { detail: said })),
      [this.settings.rdns, event, value],
    )
}

/** Runs in the page before all else. */
function announce({ name, rdns, icon, isInjected }: Settings) {
  type Said = { result?: unknown; error?: { code: number; message: string } }
  type Bound = Record<string, (method: string, params?: unknown) => Promise<Said>>
  const listeners = new Map<unknown, EventListener>()
  const request = (method: string, params: unknown) => {
    const bound = (window as unknown as Bound)[`wallet_${rdns.replace(/\W/g, '_')}`]
    return bound ? bound(method, params) : Promise.reject(new Error('no wallet'))
  }
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      const { result, error } = await request(method, params)
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on: (event: string, listener: (value: unknown) => void) => {
      const received: EventListener = (said) => listener((said as CustomEvent).detail)
      listeners.set(listener, received)
      window.addEventListener(`${rdns}:${event}`, received)
    },
    removeListener: (event: string, listener: unknown) => {
      window.removeEventListener(`${rdns}:${event}`, listeners.get(listener) ?? (() => {}))
    },
  }
  if (isInjected) {
    Object.assign(window, { ethereum: provider })
    return
  }
  const info = { uuid: `${rdns}-of-this-page`, name, icon, rdns }
  const emit = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', emit)
  emit()
}
