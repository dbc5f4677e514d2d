/** Characters of an IBAN by country, from the SWIFT registry of ISO 13616. */
const REGISTRY =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ' +
  'EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 ' +
  'KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 ' +
  'PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 ' +
  'VG24 XK20'
const LENGTHS = new Map(REGISTRY.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]))

/** Without the spaces people write between groups of four. */
const compact = (account: string) => account.replaceAll(' ', '').toUpperCase()

/** Other bank accounts are no IBAN and have no check of their own; this says which ones to hold to it. */
export function looksLikeIban(account: string) {
  const text = compact(account)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text) && LENGTHS.has(text.slice(0, 2))
}

/** ISO 13616: the country's length, and 1 as the remainder of the rearranged number by 97 (ISO 7064). */
export function isIban(account: string) {
  const text = compact(account)
  if (!looksLikeIban(account) || text.length !== LENGTHS.get(text.slice(0, 2))) return false
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (letter) => parseInt(letter, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
