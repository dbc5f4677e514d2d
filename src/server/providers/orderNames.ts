/** Under which names providers and their older versions write the same facts of an order. */
const EXTRA_ID = ['ExtraId', 'Memo', 'Tag', 'DestinationTag', 'PaymentId']
const ofSides = (sides: readonly string[], parts: readonly string[]) =>
  sides.flatMap((side) => parts.flatMap((part) => [`${side}${part}`, `${part}${side}`]))

const DEPOSIT = ['payin', 'deposit']
const PAYOUT = ['payout', 'withdrawal', 'withdraw', 'settle', 'recipient']

export const DEPOSIT_ADDRESS = ofSides(DEPOSIT, ['Address'])
export const PAYOUT_ADDRESS = ofSides(PAYOUT, ['Address'])
export const DEPOSIT_EXTRA_ID = ofSides([...DEPOSIT, 'from'], EXTRA_ID)
export const PAYOUT_EXTRA_ID = ofSides([...PAYOUT, 'to'], EXTRA_ID)
/** Of no side: of the deposit where it is not the payout's, because an address without it may be somebody else's. */
export const ANY_EXTRA_ID = ['extraId', 'memo', 'tag', 'destinationTag']
export const DEADLINE = ['validUntil', 'expiresAt', 'expiredAt', 'expirationDate', 'payTill', 'deadline']

type ExtraIds = { deposit: string | null; payout: string | null; ofNoSide: string | null }

export const depositExtraIdOf = ({ deposit, payout, ofNoSide }: ExtraIds): string | null =>
  deposit ?? (ofNoSide === payout ? null : ofNoSide)
