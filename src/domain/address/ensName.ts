import { isEvmNetwork } from '@/domain/wallet/evmCoins'

/** DNS, which ENS takes its wire format from, holds no longer one (RFC 1035 §2.3.4). */
const MAX_LENGTH = 253

/** Whether a text is meant as a name of the Ethereum Name Service; only the server can say whether it is one. */
export const isEnsName = (text: string) =>
  text.length <= MAX_LENGTH && /\.eth$/i.test(text) && /^[^\s./:@?#]+(?:\.[^\s./:@?#]+)*$/u.test(text)

/** Rootstock writes addresses with a checksum of its own (EIP-1191), which no record holds. */
export const takesEnsNames = (network: string) => isEvmNetwork(network) && network !== 'rsk'
