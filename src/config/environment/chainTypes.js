// @ts-check
import { z } from 'zod'
import { safeOrigin } from './addressTypes.js'
import { accepts, shaped, valueType } from './valueTypes.js'

const node = z.string().refine((value) => URL.canParse(value) && accepts(safeOrigin, new URL(value).origin))
/** The checksum is checked by config/walletSettings.ts. */
const address = z.string().regex(/^0x[0-9a-f]{40}$/i)

/** The text stays a text: config/walletSettings.ts reads it against the chains that are served.
 * @param {z.ZodType} schema */
const json = (schema) =>
  z.string().refine((value) => {
    try {
      return schema.safeParse(JSON.parse(value)).success
    } catch {
      return false
    }
  })

export const nodesByChain = valueType(
  'JSON of https addresses by chain id: {"1":"https://node.example"}',
  '',
  json(z.record(z.string().regex(/^\d+$/), node)),
)

export const testChain = valueType(
  'JSON with network, chainId, name, rpcUrl, depositAddress and, if any, tokens',
  '',
  json(
    z.object({
      network: z.string(),
      chainId: z.int(),
      name: z.string(),
      rpcUrl: node,
      depositAddress: address,
      tokens: z.record(z.string(), address).optional(),
    }),
  ),
)

export const walletConnectId = shaped(/^[0-9a-f]{32}$/i, '32 hexadecimal characters')
