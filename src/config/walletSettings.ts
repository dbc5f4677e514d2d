import * as z from 'zod'
import { checkAddress } from '@/domain/address/checkAddress'
import { EVM_CHAINS } from '@/domain/wallet/evmChains'
import type { WalletConnectSettings } from '@/domain/wallet/walletConnect'
import type { SandboxChain, WalletSettings } from '@/domain/wallet/walletSettings'
import { publicEnv } from './publicEnv'

/** Chains on which real money moves: none of them may play the sandbox's. */
const REAL_CHAINS = Object.values(EVM_CHAINS).map(({ id }) => id)

const address = z.string().refine((text) => checkAddress('eth', text) === 'valid', 'must be an address')
/** That it is encrypted has been checked by then: config/environment/chainTypes.js. */
const nodeUrl = z.url()

const sandboxChain = z.strictObject({
  network: z.enum(Object.keys(EVM_CHAINS)),
  chainId: z
    .int()
    .positive()
    .refine((id) => !REAL_CHAINS.includes(id), 'must be no chain of real money'),
  name: z.string().min(1).max(40),
  rpcUrl: nodeUrl,
  depositAddress: address,
  tokens: z.record(z.string(), address).default({}),
})
const chainId = z
  .string()
  .refine((id) => REAL_CHAINS.includes(Number(id)), 'must be the id of a chain we serve')
const rpcUrls = z.record(chainId, nodeUrl)

export const readWalletSettings = (): WalletSettings => ({
  rpcUrls: publicEnv.rpcUrls ? read('RPC_URLS', publicEnv.rpcUrls, rpcUrls) : {},
  sandboxChain: readSandboxChain(),
  walletConnect: readWalletConnect(),
})

/** The chain that stands in for one of the sandbox's networks; null without one. */
export const readSandboxChain = (): SandboxChain | null =>
  publicEnv.sandboxChain ? read('SANDBOX_CHAIN', publicEnv.sandboxChain, sandboxChain) : null

function readWalletConnect(): WalletConnectSettings | null {
  const { walletConnectProjectId: projectId, walletConnectRelayUrl: relayUrl } = publicEnv
  return projectId ? { projectId, relayUrl } : null
}

function read<T>(name: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${name}: ${why}`, { cause: error })
  }
}
