// @ts-check
import { safeOrigin } from './addressTypes.js'
import { shaped, valueType } from './valueTypes.js'

/** @param {string} value @returns {unknown} */
function jsonOf(value) {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value */
const isNode = (value) => typeof value === 'string' && URL.canParse(value) && isSafe(new URL(value).origin)

/** @param {string} origin */
function isSafe(origin) {
  try {
    return safeOrigin.read(origin) !== ''
  } catch {
    return false
  }
}

/** @param {unknown} value the checksum is checked by config/walletSettings.ts */
const isAddress = (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

/** The text stays a text: config/walletSettings.ts reads it against the chains that are served. */
export const nodesByChain = valueType(
  'JSON of https addresses by chain id: {"1":"https://node.example"}',
  '',
  (value) => {
    const nodes = jsonOf(value)
    const isRight =
      isRecord(nodes) && Object.entries(nodes).every(([id, node]) => /^\d+$/.test(id) && isNode(node))
    return isRight ? value : undefined
  },
)

export const testChain = valueType(
  'JSON with network, chainId, name, rpcUrl, depositAddress and, if any, tokens',
  '',
  (value) => {
    const chain = jsonOf(value)
    if (!isRecord(chain)) return undefined
    const { network, chainId, name, rpcUrl, depositAddress, tokens = {} } = chain
    const isNamed = typeof network === 'string' && typeof name === 'string' && Number.isInteger(chainId)
    const hasTokens = isRecord(tokens) && Object.values(tokens).every(isAddress)
    return isNamed && hasTokens && isNode(rpcUrl) && isAddress(depositAddress) ? value : undefined
  },
)

export const walletConnectId = shaped(/^[0-9a-f]{32}$/i, '32 hexadecimal characters')
