// @ts-check
import { z } from 'zod'
import { country, decimal, percent } from './fields.js'

/** `programmes.invitations` of the operator file. */
export const invitations = z.strictObject({
  countries: z
    .array(country)
    .max(250)
    .optional()
    .describe('where friends can be invited; needs COUNTRY_HEADER, and never GB'),
  sharePercent: percent
    .optional()
    .describe('for each side, of what an exchange earned after cashback and commission: at most 50'),
  capBtc: decimal.optional().describe('what each side earns at most with one friend'),
  days: z.int().min(1).max(3650).optional().describe('how long a friend’s exchanges count'),
})
