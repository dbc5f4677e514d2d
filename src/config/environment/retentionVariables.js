// @ts-check
import { integer } from './valueTypes.js'
import { serverVariable } from './variable.js'

const days = integer(1, 36_525)

/** After how many days our back end deletes what; the daily job and `npm run purge` apply them. */
export const retentionVariables = {
  retentionSessionsDays: serverVariable('RETENTION_SESSIONS_DAYS', {
    type: days,
    fallback: '1',
    shapesPages: true,
    description: "days from the end of a device's session to its deletion",
    example: '7',
  }),
  retentionUnconfirmedDays: serverVariable('RETENTION_UNCONFIRMED_DAYS', {
    type: days,
    fallback: '30',
    shapesPages: true,
    description: 'days an account waits for the confirmation of its email address',
    example: '14',
  }),
  retentionPushDays: serverVariable('RETENTION_PUSH_DAYS', {
    type: days,
    fallback: '30',
    shapesPages: true,
    description: 'days a device for notifications is stored after the last change of its exchange',
    example: '14',
  }),
  retentionOutboxDays: serverVariable('RETENTION_OUTBOX_DAYS', {
    type: days,
    fallback: '30',
    description: 'days an email lies in the outbox, where `SMTP_URL` is empty',
    example: '7',
  }),
  retentionMessagesDays: serverVariable('RETENTION_MESSAGES_DAYS', {
    type: days,
    fallback: '365',
    description: 'days a contact message is stored; `LEGAL_MESSAGES_MONTHS`, which visitors read, goes first',
    example: '180',
  }),
  retentionUnpaidDays: serverVariable('RETENTION_UNPAID_DAYS', {
    type: days,
    fallback: '90',
    description: 'days an exchange that expired without a deposit is stored',
    example: '30',
  }),
  retentionExchangeContactsDays: serverVariable('RETENTION_EXCHANGE_CONTACTS_DAYS', {
    type: days,
    fallback: '180',
    description: 'days an ended exchange holds its email address, referral, campaign and first page',
    example: '90',
  }),
  retentionExchangesDays: serverVariable('RETENTION_EXCHANGES_DAYS', {
    type: days,
    fallback: '1827',
    description: 'days an ended exchange is stored; `LEGAL_RECORDS_YEARS`, which visitors read, goes first',
    example: '3653',
  }),
}
