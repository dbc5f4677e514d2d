// @ts-check
import { z } from 'zod'

export const network = z.string().regex(/^[a-z0-9]{1,40}$/, 'must be a network in small letters, such as trx')
export const coin = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be a coin in small letters, such as btc or usdt-trx')
const coins = z
  .string()
  .regex(
    /^(network:)?[a-z0-9-]{1,40}$/,
    'must be coins in small letters: usdt on all networks, usdt-trx on one, or all that are on one with network:trx',
  )

/** A longer list is a mistake, and each visit reads it. */
const MAX_COINS = 200

export const currencies = z.strictObject({
  allow: z.array(coins).min(1).max(MAX_COINS).optional(),
  deny: z.array(coins).max(MAX_COINS).optional(),
})

export const pairs = z
  .strictObject({
    deny: z
      .array(z.strictObject({ from: coins, to: coins }))
      .max(MAX_COINS)
      .optional(),
  })
  .describe('pairs that are not exchanged, each in one direction; named as in currencies')
