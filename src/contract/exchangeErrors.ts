const payoutErrors = [
  'address_invalid',
  'invoice_amount',
  'invoice_floating',
  'extra_id_invalid',
  'extra_id_required',
] as const

export const refundErrors = [
  'refund_address_invalid',
  'invoice_expired',
  'refund_extra_id_invalid',
  'refund_extra_id_required',
  'name_changed',
  'name_unavailable',
] as const

export const createErrors = {
  403: ['screening_denied'],
  409: ['idempotency_conflict', 'rate_expired', 'maintenance'],
  422: [
    'currency_unknown',
    'currency_disabled',
    'pair_unavailable',
    'amount_invalid',
    'amount_below_min',
    'amount_above_max',
    ...payoutErrors,
    ...refundErrors,
    'email_invalid',
    'rate_mismatch',
    'rate_required',
    'refund_address_required',
    'address_refused',
  ],
  451: ['region_restricted'],
} as const
