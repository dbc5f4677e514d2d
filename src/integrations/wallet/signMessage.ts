import { hexOf } from '@/browser/hex'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import type { WalletSettings } from '@/domain/wallet/walletSettings'
import { currentWallet } from './currentWallet'

const SIGNATURE = /^0x[0-9a-f]{2,2000}$/i

/** EIP-191 `personal_sign`; the text goes as its bytes, so that no wallet takes it for a hash. @throws as the wallet */
export async function signMessage(
  settings: WalletSettings,
  message: string,
  address: string,
): Promise<string> {
  const { provider } = await currentWallet(settings)
  const text = `0x${hexOf(new TextEncoder().encode(message))}`
  const signature = await provider.request({ method: 'personal_sign', params: [text, address] })
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) throw new WalletTrouble('unknown')
  return signature
}
