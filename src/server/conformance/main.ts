/** `npm run conformance -- URL`. Ends with 1 where a site cannot be opened on it, with 2 for wrong arguments. */
import * as z from 'zod/mini'
import { checkBackEnd, isConforming } from '@/server/conformance/checkBackEnd'
import { describeChecks } from '@/server/conformance/describeChecks'
import { programArguments } from '@/server/kernel/programArguments'

z.config(z.locales.en())
const USAGE =
  'usage: npm run conformance -- https://api.example.com [--exchange ID] [--token BEARER] [--create --address-to ADDRESS [--refund-address ADDRESS]]'
const { values, positionals } = programArguments(
  USAGE,
  {
    token: { type: 'string' },
    exchange: { type: 'string' },
    create: { type: 'boolean', default: false },
    'address-to': { type: 'string', default: '' },
    'refund-address': { type: 'string' },
  },
  { mostPositionals: 1 },
)
const [address = ''] = positionals
const print = (line: string) => process.stdout.write(`${line}\n`)

if (!URL.canParse(address) || (values.create && !values['address-to'])) {
  print(USAGE)
  process.exitCode = 2
} else {
  const { token, exchange: publicId } = values
  const order = { addressTo: values['address-to'], userRefundAddress: values['refund-address'] }
  const target = { origin: new URL(address).origin, token }
  const checks = await checkBackEnd(target, { ...(values.create && { order }), publicId })
  for (const line of describeChecks(checks)) print(line)
  process.exitCode = isConforming(checks) ? 0 : 1
}
