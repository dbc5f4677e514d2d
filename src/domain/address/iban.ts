import { countrySpecs, electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Other bank accounts are no IBAN and have no check of their own; this says which ones to hold to it. */
export function looksLikeIban(account: string) {
  const text = electronicFormatIBAN(account) ?? ''
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text) && Boolean(countrySpecs[text.slice(0, 2)]?.IBANRegistry)
}

/** ISO 13616, and the check digits of the national account where its country has some. */
export const isIban = (account: string) => isValidIBAN(electronicFormatIBAN(account) ?? '')
