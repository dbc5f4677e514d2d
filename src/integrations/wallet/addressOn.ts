import { getAddress } from 'viem'
import { EVM_CHAINS } from '@/domain/wallet/evmChains'

/** Has checksum capitals of its own (EIP-1191). */
const ROOTSTOCK = 'rsk'

export const addressOn = (network: string, account: string): string =>
  getAddress(account, network === ROOTSTOCK ? EVM_CHAINS[network]?.id : undefined)
