import { isUserRejection } from './isUserRejection'

export const WALLET_FAILURES = [
  // EIP-1193 and EIP-3085.
  'rejected',
  'unauthorized',
  'unsupported',
  'disconnected',
  'chainDisconnected',
  'chainUnknown',
  // JSON-RPC 2.0 and EIP-1474.
  'misunderstood',
  'walletBroken',
  'invalidInput',
  'notFound',
  'alreadyAsked',
  'transactionRejected',
  'busy',
  'outdated',
  // wagmi.
  'chainNotConfigured',
  'alreadyConnected',
  'gone',
  // WalletConnect.
  'relayDown',
  'expired',
  // Our own.
  'network',
  'wrongChain',
  'wrongDecimals',
  'noContract',
  'lackingCoin',
  'lackingToken',
  'lackingFee',
  'noStorage',
  'alreadyPaid',
  'unknown',
] as const
export type WalletFailureKind = (typeof WALLET_FAILURES)[number]

export type WalletFailure = { kind: WalletFailureKind; values?: Record<string, string> }

export class WalletTrouble extends Error {
  constructor(
    readonly kind: WalletFailureKind,
    readonly values?: Record<string, string>,
  ) {
    super(kind)
    this.name = 'WalletTrouble'
  }
}

/** R43. Several codes require the same action. */
const BY_CODE: Readonly<Record<number, WalletFailureKind>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4900: 'disconnected',
  4901: 'chainDisconnected',
  4902: 'chainUnknown',
  [-32700]: 'misunderstood',
  [-32600]: 'misunderstood',
  [-32601]: 'unsupported',
  [-32602]: 'misunderstood',
  [-32603]: 'walletBroken',
  [-32000]: 'invalidInput',
  [-32001]: 'notFound',
  [-32002]: 'alreadyAsked',
  [-32003]: 'transactionRejected',
  [-32004]: 'unsupported',
  [-32005]: 'busy',
  [-32006]: 'outdated',
  // WalletConnect's own (specs.walletconnect.com, Sign API, error codes).
  3001: 'unauthorized',
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5100: 'chainUnknown',
  5101: 'unsupported',
  6000: 'gone',
}

/** wagmi's errors and viem's of the network bear a name and no code. */
const BY_NAME: Readonly<Record<string, WalletFailureKind>> = {
  ChainNotConfiguredError: 'chainNotConfigured',
  ConnectorChainMismatchError: 'wrongChain',
  ConnectorAlreadyConnectedError: 'alreadyConnected',
  ConnectorNotConnectedError: 'gone',
  ConnectorNotFoundError: 'gone',
  ConnectorUnavailableReconnectingError: 'gone',
  ProviderNotFoundError: 'gone',
  HttpRequestError: 'network',
  TimeoutError: 'network',
}

const BY_MESSAGE: readonly (readonly [string, WalletFailureKind])[] = [
  ['Chain not configured', 'chainNotConfigured'],
  ['Connector already connected', 'alreadyConnected'],
  // The words of @walletconnect/sign-client, which gives these no code.
  ['No internet connection detected', 'network'],
  ['Failed to publish', 'relayDown'],
  ['Proposal expired', 'expired'],
  ['Request expired', 'expired'],
  ['No matching key', 'gone'],
]

type Foreign = Partial<
  Record<
    'code' | 'name' | 'message' | 'shortMessage' | 'details' | 'reason' | (typeof WRAPPERS)[number],
    unknown
  >
>

/** viem and MetaMask wrap in the first three, ethers in the others. */
const WRAPPERS = ['cause', 'originalError', 'data', 'error', 'info'] as const

/** A cause wraps another; twenty are more than any library makes, and a loop must not hang us. */
const DEPTH = 20

function chainOfCauses(error: unknown): Foreign[] {
  const found: Foreign[] = []
  let waiting: unknown[] = [error]
  while (waiting.length > 0 && found.length < DEPTH) {
    const [next, ...others] = waiting
    waiting = others
    // WalletConnect 1 and some wallets throw the sentence alone.
    const one: Foreign | null =
      typeof next === 'string' ? { message: next } : typeof next === 'object' ? next : null
    if (!one || found.includes(one)) continue
    found.push(one)
    waiting.push(...WRAPPERS.map((wrapper) => one[wrapper]))
  }
  return found
}

/** Only after a person's «no» is it certain that nothing was sent. */
export const isRejection = (error: unknown) => walletFailureOf(error).kind === 'rejected'

export function walletFailureOf(error: unknown): WalletFailure {
  if (error instanceof WalletTrouble) return { kind: error.kind, values: error.values }
  const causes = chainOfCauses(error)
  const kinds = causes.map(kindOf).filter((kind) => kind !== null)
  if (kinds.includes('rejected')) return { kind: 'rejected' }
  // What is said more exactly lies deeper: MetaMask wraps 4902 into -32603, viem «Chain not configured.» into 4902.
  const [first = 'unknown'] = kinds
  const isVague = first === 'walletBroken' || first === 'chainUnknown' || first === 'unknown'
  return { kind: (isVague && kinds.find((kind) => kind !== first)) || first }
}

/** Some wallets send it as text. */
const numberOf = (code: unknown) =>
  typeof code === 'number' || typeof code === 'string' ? Number(code) : Number.NaN

function kindOf(one: Foreign): WalletFailureKind | null {
  if (isUserRejection(one)) return 'rejected'
  const { code, name, message } = one
  const named = typeof name === 'string' ? BY_NAME[name] : undefined
  const match = typeof message === 'string' && BY_MESSAGE.find(([words]) => message.startsWith(words))
  return named ?? (match ? match[1] : null) ?? BY_CODE[numberOf(code)] ?? null
}
