import {
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  isAddress,
  parseUnits,
  type Address,
  type Hex,
} from 'viem'
import {
  estimateGas,
  getBalance,
  getGasPrice,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
} from 'viem/actions'
import { decimalsOf, isAmount } from '@/domain/money/amount'
import type { EvmChain } from '@/domain/wallet/evmChains'
import { COIN_DECIMALS } from '@/domain/wallet/evmCoins'
import { walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'
import { clientOf, type ChainClient } from './viemChains'

/** `amount`: decimal string in whole units; `token`: a contract, null for the chain's own coin. */
export type Deposit = { to: string; amount: string; ticker: string; token: string | null; decimals: number }

/** Numbers as EIP-1474 writes them. */
export type Transaction = { from: Address; to: Address; value: Hex; data?: Hex }

/** @throws WalletTrouble `wrongDecimals` where the chain cannot write the amount */
export function unitsOf(amount: string, decimals: number): bigint {
  // viem would round what is finer than the chain.
  if (!isAmount(amount) || decimalsOf(amount) > decimals) throw new WalletTrouble('wrongDecimals')
  return parseUnits(amount, decimals)
}

/** Checks the token's contract and decimals, the balance and the fee first. @throws WalletTrouble */
export async function prepareDeposit(chain: EvmChain, from: Address, deposit: Deposit): Promise<Transaction> {
  const client = clientOf(chain)
  const to = addressOf(deposit.to)
  const coins = await getBalance(client, { address: from })
  const sent = deposit.token
    ? await tokenTransaction(client, from, { ...deposit, to, token: addressOf(deposit.token) })
    : coinTransaction(from, to, deposit, coins)
  const fee = await feeOf(client, chain, sent)
  if (coins < BigInt(sent.value) + fee) {
    throw new WalletTrouble('lackingFee', {
      fee: `${coinText(fee)} ${chain.coin}`,
      held: `${coinText(coins)} ${chain.coin}`,
    })
  }
  return sent
}

async function feeOf(client: ChainClient, chain: EvmChain, transaction: Transaction): Promise<bigint> {
  const { from: account, to, value, data } = transaction
  const sent = { account, to, value: BigInt(value), data }
  const oracle = L1_FEE_ORACLES[chain.id]
  const [gas, price, beside] = await Promise.all([
    estimateGas(client, sent),
    getGasPrice(client),
    oracle ? import('./rollupFee').then(({ rollupFee }) => rollupFee(client, sent, oracle)) : 0n,
  ])
  return gas * price + beside
}

/** Lower case: capitals are checked by now, and Rootstock has a rule of its own. */
function addressOf(text: string): Address {
  const address = text.toLowerCase()
  if (!isAddress(address)) throw new WalletTrouble('noContract')
  return address
}

const toHex = (units: bigint): Hex => `0x${units.toString(16)}`
const coinText = (units: bigint) => formatUnits(units, COIN_DECIMALS)

function coinTransaction(
  from: Address,
  to: Address,
  { amount, ticker }: Deposit,
  coins: bigint,
): Transaction {
  const value = unitsOf(amount, COIN_DECIMALS)
  if (coins < value) {
    throw new WalletTrouble('lackingCoin', {
      needed: `${amount} ${ticker}`,
      held: `${coinText(coins)} ${ticker}`,
      missing: `${coinText(value - coins)} ${ticker}`,
    })
  }
  return { from, to, value: toHex(value) }
}

type TokenDeposit = Deposit & { to: Address; token: Address }

async function tokenTransaction(
  client: ChainClient,
  from: Address,
  deposit: TokenDeposit,
): Promise<Transaction> {
  const { token: address, amount, ticker, decimals, to } = deposit
  const [held, places] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [from] }),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ]).catch((error: unknown) => {
    const { kind } = walletFailureOf(error)
    throw kind === 'network' || kind === 'busy' ? error : new WalletTrouble('noContract')
  })
  // One ticker may have 6 decimals on one chain and 18 on another.
  if (places !== decimals) throw new WalletTrouble('wrongDecimals')
  const units = unitsOf(amount, decimals)
  if (held < units) {
    throw new WalletTrouble('lackingToken', {
      needed: `${amount} ${ticker}`,
      held: `${formatUnits(held, decimals)} ${ticker}`,
      missing: `${formatUnits(units - held, decimals)} ${ticker}`,
    })
  }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
  return { from, to: address, value: '0x0', data }
}

export const getNonce = (chain: EvmChain, account: string): Promise<number> =>
  getTransactionCount(clientOf(chain), { address: addressOf(account), blockTag: 'pending' })

export async function getTxStatus(chain: EvmChain, hash: string): Promise<'unseen' | 'done' | 'reverted'> {
  const receipt = await getTransactionReceipt(clientOf(chain), { hash: hash as Hex }).catch(
    (error: unknown) => {
      if (error instanceof Error && error.name === 'TransactionReceiptNotFoundError') return null
      throw error
    },
  )
  if (!receipt) return 'unseen'
  return receipt.status === 'success' ? 'done' : 'reverted'
}

/** The same contract stands on every chain of the OP Stack. */
const OP_STACK = '0x420000000000000000000000000000000000000F'

/**
 * Contracts, by chain id, that know the fee for writing to Ethereum, which eth_estimateGas leaves out on these rollups.
 * OP Stack from viem/chains (`gasPriceOracle`), Scroll from its documentation. Arbitrum, Plume, ZKsync, Mantle, Metis
 * and Linea need none; for Celo viem names none.
 */
export const L1_FEE_ORACLES: Readonly<Record<number, `0x${string}`>> = {
  10: OP_STACK,
  8453: OP_STACK,
  81457: OP_STACK,
  130: OP_STACK,
  534352: '0x5300000000000000000000000000000000000002',
}
