import Big from 'big.js'

type Transfer = { payee: string; account: string; bic: string | null; amount: string; reference: string }

/** Characters, and euros, of EPC069-12. */
const MAX = { payee: 70, reference: 140, amount: '999999999.99' }
const MIN_AMOUNT = '0.01'

/** EPC069-12, version 002, UTF-8: error correction M, at most 69 modules. Null where the amount does not fit. */
export function epcCode({ payee, account, bic, amount, reference }: Transfer): string | null {
  const euros = new Big(amount)
  const isPayable = euros.gte(MIN_AMOUNT) && euros.lte(MAX.amount) && euros.round(2, Big.roundDown).eq(euros)
  if (!isPayable || payee === '' || payee.length > MAX.payee || reference.length > MAX.reference) return null
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    payee,
    account.replace(/\s/g, ''),
    `EUR${euros.toFixed(2)}`,
    '',
    '',
    reference,
  ].join('\n')
}
