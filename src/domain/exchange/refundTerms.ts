/**
 * How a deposit comes back that cannot be exchanged. `automatic`: to the refund address of the order, by itself.
 * `requested`: its owner confirms an address on the order page. `support`: the provider has no call for it, and its support
 * decides.
 */
export const REFUND_TERMS = ['automatic', 'requested', 'support'] as const
export type RefundTerms = (typeof REFUND_TERMS)[number]
