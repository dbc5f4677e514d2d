type Responses = Record<string, unknown>

/** A wallet of this window that announces itself (EIP-6963) and responds as configured; errors are thrown. */
export function anAnnouncedWallet(rdns: string, account: string, responses: Responses = {}) {
  const requests: string[] = []
  const listeners = new Map<string, (value: unknown) => void>()
  const state = { isConnected: false }
  const request = ({ method }: { method: string }): Promise<unknown> => {
    requests.push(method)
    const response = responses[method]
    if (response instanceof Error) return Promise.reject(response)
    if (response !== undefined) return Promise.resolve(response)
    if (method === 'eth_accounts') return Promise.resolve(state.isConnected ? [account] : [])
    if (method === 'eth_chainId') return Promise.resolve('0x1')
    if (method === 'wallet_revokePermissions') state.isConnected = false
    if (method === 'wallet_requestPermissions' || method === 'eth_requestAccounts') state.isConnected = true
    if (method === 'eth_requestAccounts') return Promise.resolve([account])
    return Promise.resolve([])
  }
  const provider = {
    request,
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  const info = { uuid: crypto.randomUUID(), name: rdns, icon: 'data:image/png;base64,AAAA', rdns }
  const emit = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', emit)
  return {
    ...{ requests, responses, state, provider },
    emit: (event: string, value: unknown) => listeners.get(event)?.(value),
    leave: () => window.removeEventListener('eip6963:requestProvider', emit),
  }
}
