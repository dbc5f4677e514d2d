// @ts-check
import { email } from './addressTypes.js'
import { isCountryCode } from './countryCode.js'
import { parsed, shaped, text } from './valueTypes.js'
import { publicVariable } from './variable.js'

const countries = parsed('ISO 3166 codes such as US, CU, KP', '', (value) =>
  value.split(',').every((code) => isCountryCode(code.trim())) ? value : undefined,
)
const count = shaped(/^[1-9]\d{0,3}$/, 'a whole number above zero')

/** The company behind the site, for its legal documents. `legalName` is the placeholder that LEGAL_NAME fills in them. */
export const legalVariables = {
  legalName: publicVariable('LEGAL_NAME', {
    type: text,
    description: 'the company, with its legal form',
    example: 'Capstan OÜ',
  }),
  legalAddress: publicVariable('LEGAL_ADDRESS', {
    type: text,
    description: 'its address in one line',
    example: 'Street 1, Tallinn',
  }),
  legalRegister: publicVariable('LEGAL_REGISTER', {
    type: text,
    description: 'its register and number there',
    example: 'Register 1',
  }),
  legalRepresentatives: publicVariable('LEGAL_REPRESENTATIVES', {
    type: text,
    description: 'who represents it; optional',
    example: 'A. Person',
  }),
  legalVat: publicVariable('LEGAL_VAT', {
    type: text,
    description: 'its VAT number; optional',
    example: 'EE1',
  }),
  legalLicence: publicVariable('LEGAL_LICENCE', {
    type: text,
    description: 'its licence or registration for this business; optional',
    example: 'FVT1',
  }),
  legalSupervisor: publicVariable('LEGAL_SUPERVISOR', {
    type: text,
    description: 'who supervises it',
    example: 'Supervisor',
  }),
  legalLaw: publicVariable('LEGAL_LAW', {
    type: text,
    description: 'governing law, such as `Estonia`',
    example: 'Estonia',
  }),
  legalEmail: publicVariable('LEGAL_EMAIL', {
    type: email,
    description: 'email address for legal matters, complaints and authorities',
    example: 'legal@example.com',
  }),
  legalPhone: publicVariable('LEGAL_PHONE', {
    type: text,
    description: 'its telephone number; optional',
    example: '+372 1',
  }),
  legalPublisher: publicVariable('LEGAL_PUBLISHER', {
    type: text,
    description: 'who answers for its content, with an address, where a country wants a person; optional',
    example: 'A. Person, Street 1, Tallinn',
  }),
  legalHost: publicVariable('LEGAL_HOST', {
    type: text,
    description: 'who hosts the site, with address and telephone, where a country wants it; optional',
    example: 'Host, Street 2, Tallinn, +372 2',
  }),
  legalPrivacyContact: publicVariable('LEGAL_PRIVACY_CONTACT', {
    type: text,
    description: 'who answers on data protection, with an address',
    example: 'privacy@example.com',
  }),
  legalPrivacyAuthority: publicVariable('LEGAL_PRIVACY_AUTHORITY', {
    type: text,
    description: 'the data protection authority; optional',
    example: 'Authority',
  }),
  legalDisputeBody: publicVariable('LEGAL_DISPUTE_BODY', {
    type: text,
    description: 'who resolves disputes out of court; optional',
    example: 'Body',
  }),
  legalCountries: publicVariable('LEGAL_COUNTRIES', {
    type: countries,
    description: 'restricted countries as ISO 3166 codes: `US, CU, KP`; each language names them',
    example: 'US, CU',
  }),
  legalRecordsYears: publicVariable('LEGAL_RECORDS_YEARS', {
    type: count,
    description: 'how long exchanges and documents of checks are stored',
    example: '5',
  }),
  legalMessagesMonths: publicVariable('LEGAL_MESSAGES_MONTHS', {
    type: count,
    description: 'how long messages and complaints are stored',
    example: '12',
  }),
  legalComplaintDays: publicVariable('LEGAL_COMPLAINT_DAYS', {
    type: count,
    description: 'in how many days a complaint is answered',
    example: '15',
  }),
}
