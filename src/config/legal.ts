import { text } from './variable'

/**
 * The company behind the site, for its legal documents (locales/{lng}/pages). The name of each property is that of the
 * placeholder in the documents; in capitals it is the variable. Empty: not set. Server only.
 */
export const legal = {
  get legalName() {
    return text('LEGAL_NAME', '')
  },
  get legalAddress() {
    return text('LEGAL_ADDRESS', '')
  },
  get legalRegister() {
    return text('LEGAL_REGISTER', '')
  },
  get legalRepresentatives() {
    return text('LEGAL_REPRESENTATIVES', '')
  },
  get legalVat() {
    return text('LEGAL_VAT', '')
  },
  get legalLicence() {
    return text('LEGAL_LICENCE', '')
  },
  get legalSupervisor() {
    return text('LEGAL_SUPERVISOR', '')
  },
  get legalLaw() {
    return text('LEGAL_LAW', '')
  },
  get legalEmail() {
    return email('LEGAL_EMAIL', text('LEGAL_EMAIL', ''))
  },
  get legalPhone() {
    return text('LEGAL_PHONE', '')
  },
  get legalPrivacyContact() {
    return text('LEGAL_PRIVACY_CONTACT', '')
  },
  get legalPrivacyAuthority() {
    return text('LEGAL_PRIVACY_AUTHORITY', '')
  },
  get legalDisputeBody() {
    return text('LEGAL_DISPUTE_BODY', '')
  },
  /** ISO 3166 codes; each language names the countries. */
  get legalCountries() {
    return countryCodes('LEGAL_COUNTRIES', text('LEGAL_COUNTRIES', ''))
  },
  get legalRecordsYears() {
    return wholeNumber('LEGAL_RECORDS_YEARS', text('LEGAL_RECORDS_YEARS', ''))
  },
  get legalMessagesMonths() {
    return wholeNumber('LEGAL_MESSAGES_MONTHS', text('LEGAL_MESSAGES_MONTHS', ''))
  },
  get legalComplaintDays() {
    return wholeNumber('LEGAL_COMPLAINT_DAYS', text('LEGAL_COMPLAINT_DAYS', ''))
  },
}

/** `legalName` is `LEGAL_NAME`. */
export const variableOf = (fact: string) => fact.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

function email(name: string, value: string) {
  if (value && !/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error(`${name} must be an email address`)
  return value
}

function wholeNumber(name: string, value: string) {
  if (value && !/^[1-9]\d{0,3}$/.test(value)) throw new Error(`${name} must be a whole number above zero`)
  return value
}

function countryCodes(name: string, value: string) {
  if (value && !/^[A-Z]{2}(\s*,\s*[A-Z]{2})*$/.test(value)) {
    throw new Error(`${name} must be ISO 3166 codes such as US, CU, KP`)
  }
  return value
}
