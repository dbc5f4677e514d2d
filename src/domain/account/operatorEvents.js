// @ts-check

/** What is sent to the operator's own address (WEBHOOK_URL), in the order in which things happen. */
export const OPERATOR_EVENTS = /** @type {const} */ ([
  'order.created',
  'order.updated',
  'order.held',
  'order.released',
  'order.denied',
  'payout.requested',
  'payout.decided',
  'payout.sent',
  'message.received',
  'partner.applied',
])
/** @typedef {(typeof OPERATOR_EVENTS)[number]} OperatorEvent */
