/** The same contract stands on every chain of the OP Stack. */
const OP_STACK = '0x420000000000000000000000000000000000000F'

/**
 * Rollups that take a fee for writing to Ethereum beside what gas costs, and which eth_estimateGas leaves out: the contract
 * of each that knows it, by chain id. OP Stack as viem/chains names them (`gasPriceOracle`), Scroll after its own
 * documentation. The others need none: on Arbitrum, Plume, ZKsync, Mantle and Metis the estimated gas holds that part, on
 * Linea the price of gas does. Of Celo, which joined the OP Stack late, viem names no such contract, so nothing is added.
 */
export const L1_FEE_ORACLES: Readonly<Record<number, `0x${string}`>> = {
  10: OP_STACK,
  8453: OP_STACK,
  81457: OP_STACK,
  130: OP_STACK,
  534352: '0x5300000000000000000000000000000000000002',
}
