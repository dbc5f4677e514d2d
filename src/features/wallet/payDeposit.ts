import { withTabLock } from '@/browser/tabs'
import { forgetPayment, paymentOf, rememberPayment } from '@/browser/storage/walletPayments'
import type { WalletDeposit } from '@/domain/wallet/walletDeposit'
import { isRejection, WalletTrouble } from '@/domain/wallet/walletFailure'
import type { WalletSettings } from '@/domain/wallet/walletSettings'
import { chainOf, currentWallet, ensureChain, type CurrentWallet } from '@/integrations/wallet/currentWallet'
import { prepareDeposit, getNonce, type Transaction } from '@/integrations/wallet/deposits'

export type PayStep = 'switching' | 'checking' | 'requested'

export type PayOrder = WalletDeposit & {
  publicId: string
  settings: WalletSettings
  /** Time of the earlier request that the customer wants repeated. */
  repeats: number | null
  onStep: (step: PayStep) => void
}

const underWay = new Map<string, Promise<string>>()

/** Once per exchange, across tabs; gives the hash. @throws as the wallet or WalletTrouble, for walletFailureOf */
export function payDeposit(order: PayOrder): Promise<string> {
  const { publicId } = order
  const running = underWay.get(publicId)
  if (running) return running
  const started = withTabLock(`wallet-payment-${publicId}`, () => pay(order)).finally(() =>
    underWay.delete(publicId),
  )
  underWay.set(publicId, started)
  return started
}

async function pay(order: PayOrder): Promise<string> {
  const { chain, deposit, settings, onStep } = order
  refuseSecond(order)
  onStep('switching')
  const wallet = await currentWallet(settings)
  await ensureChain(settings, wallet, chain.id)
  onStep('checking')
  const transaction = await prepareDeposit(chain, wallet.account, deposit)
  const nonce = await getNonce(chain, wallet.account)
  if ((await chainOf(wallet)) !== chain.id) throw new WalletTrouble('wrongChain')
  return requestPayment(order, wallet, transaction, nonce)
}

/** No await between the second check and the note, so that no other tab comes between, even without locks. */
async function requestPayment(
  order: PayOrder,
  wallet: CurrentWallet,
  transaction: Transaction,
  nonce: number,
) {
  const { publicId, chain, onStep } = order
  const before = refuseSecond(order)
  const { account, provider } = wallet
  const payment = { publicId, account, chainId: chain.id, nonce, askedAt: Date.now(), hash: null }
  if (!rememberPayment(payment)) throw new WalletTrouble('noStorage')
  onStep('requested')
  const chainId = `0x${chain.id.toString(16)}`
  try {
    // Requested directly: libraries retry calls that they take for harmless.
    const hash = await provider.request({
      method: 'eth_sendTransaction',
      params: [{ ...transaction, chainId }],
    })
    if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw new WalletTrouble('unknown')
    rememberPayment({ ...payment, hash: hash.toLowerCase() })
    return hash.toLowerCase()
  } catch (error) {
    // Only a rejection is certain. After anything else the wallet may still have sent it.
    if (isRejection(error)) {
      if (before) rememberPayment(before)
      else forgetPayment(publicId)
    }
    throw error
  }
}

function refuseSecond({ publicId, repeats }: PayOrder) {
  const known = paymentOf(publicId)
  if (known && known.askedAt !== repeats) throw new WalletTrouble('alreadyPaid')
  return known
}
