// @ts-check
import { OPERATOR_EVENTS } from '../../domain/account/operatorEvents.js'
import { flag, parsed, partsOf, shaped } from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

/** @typedef {import('../../domain/account/operatorEvents.js').OperatorEvent} OperatorEvent */

export const webhookSecret = shaped(
  /^whsec_[A-Za-z0-9+/]{32,128}={0,2}$/,
  'whsec_ and 24 to 96 random bytes in base64: echo whsec_$(openssl rand -base64 32)',
)

/** Which addresses may be called is decided at each try, and whether http may be by a rule of all settings. */
const webhookAddress = parsed('an http or https address of at most 2048 characters', '', (value) => {
  const url = URL.canParse(value) && value.length <= 2048 ? new URL(value) : null
  const isSafe = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isSafe && !url.username && !url.password && !url.hash ? url.href : undefined
})

const events = parsed(
  `a list of ${OPERATOR_EVENTS.join(', ')}`,
  /** @type {readonly OperatorEvent[]} */ (OPERATOR_EVENTS),
  (value) => {
    const names = partsOf(value)
    const known = OPERATOR_EVENTS.filter((event) => names.includes(event))
    return known.length === new Set(names).size ? known : undefined
  },
)

export const webhookVariables = {
  webhookUrl: secretVariable('WEBHOOK_URL', {
    type: webhookAddress,
    description:
      'where a program of yours is sent what happens to orders, payouts, messages and partners; needed with its secret; empty: nothing is sent',
    example: 'https://backoffice.example.com/halyard',
  }),
  webhookSecret: secretVariable('WEBHOOK_SECRET', {
    type: webhookSecret,
    description: 'by which those messages are signed, as Standard Webhooks writes one: `whsec_…`',
    example: `whsec_${'eHh4'.repeat(8)}`,
  }),
  webhookSecretPrevious: secretVariable('WEBHOOK_SECRET_PREVIOUS', {
    type: webhookSecret,
    description: 'WEBHOOK_SECRET as it was before a change: while it is set, messages are signed with both',
    example: `whsec_${'eXl5'.repeat(8)}`,
  }),
  webhookEvents: serverVariable('WEBHOOK_EVENTS', {
    type: events,
    description: 'which of them are sent there, with commas between; empty: all',
    example: 'order.created,order.updated,payout.requested',
  }),
  webhookPrivate: serverVariable('WEBHOOK_PRIVATE', {
    type: flag,
    fallback: '0',
    description:
      '`1`: `WEBHOOK_URL` may be in your own network or on this machine (private addresses of IPv4 and IPv6, any port, http too); addresses of partners never may',
    example: '1',
  }),
}
