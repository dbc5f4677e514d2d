/** `better`: to the visitor's advantage, so nobody was asked. */
export const AMOUNT_DECISIONS = ['open', 'accepted', 'declined', 'undecided', 'better'] as const
export type AmountDecision = (typeof AMOUNT_DECISIONS)[number]

export const AMOUNT_CHOICES = ['accept', 'decline'] as const
export type AmountChoice = (typeof AMOUNT_CHOICES)[number]

/** An order that was never agreed on: its deposit address has not been shown. */
export const isRefusedAmount = (decision: AmountDecision | undefined) =>
  decision === 'declined' || decision === 'undecided'
