/** The countries of SEPA (EPC409-09), whose accounts take euros. */
const SEPA =
  'A[DLT]|B[EG]|C[HYZ]|D[EK]|E[ES]|F[IR]|G[BIR]|H[RU]|I[EST]|L[ITUV]|M[CDEKT]|N[LO]|P[LT]|R[OS]|S[EIKM]|VA'

const iban = (country: string) => `(${country})\\d{2}( ?[A-Z0-9]){11,30}`

/** By currency. Check digits are checked apart. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  eur: iban(SEPA),
  chf: iban('CH|LI'),
  // Sort code and account number.
  gbp: `${iban('GB')}|\\d{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?\\d{8}`,
  // ABA routing number and account number.
  usd: '\\d{9}[ -]\\d{4,17}',
  // BSB and account number.
  aud: '\\d{3}[ -]?\\d{3}[ -]?\\d{5,10}',
  // Transit, institution and account number.
  cad: '\\d{5}[ -]?\\d{3}[ -]?\\d{7,12}',
  // IFSC and account number.
  inr: '[A-Z]{4}0[A-Z0-9]{6}[ -]?\\d{9,18}',
  // CLABE.
  mxn: '\\d{18}',
  pln: `${iban('PL')}|\\d{2}( ?\\d{4}){6}`,
}
const ANY = '[A-Z0-9][A-Z0-9 -]{5,40}'

export const accountPattern = (symbol: string): string => `^(${ACCOUNTS[symbol] ?? ANY})$`
