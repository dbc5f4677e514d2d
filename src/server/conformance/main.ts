/** `npm run conformance -- URL`. Ends with 1 where a site cannot be opened on it, with 2 for wrong arguments. */
import * as z from 'zod/mini'
import { checkBackEnd, isConforming } from '@/server/conformance/checkBackEnd'
import { describeChecks } from '@/server/conformance/describeChecks'
import { programArguments, refuseArguments } from '@/server/kernel/programArguments'

z.config(z.locales.en())
const USAGE =
  'usage: npm run conformance -- https://api.example.com [--exchange ID] [--token BEARER] [--create --address-to ADDRESS [--refund-address ADDRESS]]'
const { values, positionals } = programArguments(
  USAGE,
  {
    token: { type: 'string' },
    exchange: { type: 'string' },
    create: { type: 'boolean', default: false },
    'address-to': { type: 'string' },
    'refund-address': { type: 'string' },
  },
  { mostPositionals: 1 },
)
const [address = ''] = positionals
const { token, exchange: publicId, create: isCreated } = values
const [to, refund] = [values['address-to'], values['refund-address']]
const refuse = (reason: string) => refuseArguments(reason, USAGE)

if (address === '') refuse('The address of a back end has to be named.')
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  refuse(`${address} is no address that begins with http:// or https://.`)
if (isCreated && !to) refuse('--create needs --address-to ADDRESS, to which its order is paid.')
if (!isCreated && (to ?? refund) !== undefined)
  refuse(`${to === undefined ? '--refund-address' : '--address-to'} is of an order: add --create.`)
const order = isCreated && to ? { addressTo: to, userRefundAddress: refund } : undefined
const checks = await checkBackEnd({ origin: new URL(address).origin, token }, { order, publicId })
for (const line of describeChecks(checks)) process.stdout.write(`${line}\n`)
process.exitCode = isConforming(checks) ? 0 : 1
