import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  blocks,
  contactMessages,
  customers,
  exchangeEmails,
  exchanges,
  legalHolds,
  payouts,
} from '@/server/database/schema'
import type { LegalHoldKind } from '@/domain/account/legalHold'

/** Conditions of statements: each says whether a legal hold counts for the row. */
const held = (kind: LegalHoldKind, key: SQLWrapper): SQL =>
  sql`exists (select 1 from ${legalHolds} where ${legalHolds.releasedAt} is null
    and ${legalHolds.kind} = ${kind} and ${legalHolds.key} = ${key})`

/** Not `customers`, of which the statement around it may be. */
const holder = alias(customers, 'holder')
const HOLDERS = sql`${customers} as "holder"`

/** @param email of any spelling */
export const isEmailHeld = (email: SQLWrapper): SQL => sql`(${held('email', sql`lower(${email})`)} or exists (
  select 1 from ${HOLDERS} where ${holder.email} = lower(${email}) and ${held('customer', holder.id)}))`

/** Itself, or the address that it signs in with; not for its exchanges. */
export const isCustomerHeld = (
  customerId: SQLWrapper,
): SQL => sql`(${held('customer', customerId)} or exists (
  select 1 from ${HOLDERS} where ${holder.id} = ${customerId} and ${held('email', holder.email)}))`

/** Itself, its customer, or an address that it was given. */
export const isExchangeHeld: SQL = sql`(${held('exchange', exchanges.publicId)}
  or ${isCustomerHeld(exchanges.customerId)} or ${isEmailHeld(exchanges.unregEmail)} or exists (
  select 1 from ${exchangeEmails} where ${exchangeEmails.publicId} = ${exchanges.publicId}
    and ${isEmailHeld(exchangeEmails.email)}))`

/** Of an exchange, a payout or a block. */
export const isSubjectHeld = (subject: SQLWrapper): SQL => sql`(${held('exchange', subject)} or exists (
  select 1 from ${exchanges} where ${exchanges.publicId} = ${subject} and ${isExchangeHeld}) or exists (
  select 1 from ${payouts} where ${payouts.id} = ${subject} and ${isCustomerHeld(payouts.customerId)}))`

/** Its sender, or the exchange that it names. */
export const isMessageHeld: SQL = sql`(${isEmailHeld(contactMessages.email)}
  or ${isSubjectHeld(contactMessages.exchangeId)})`

/** Its customer or email address; an address of a wallet and a caller are nobody's. */
export const isBlockHeld: SQL = sql`(case ${blocks.kind}
  when 'customer' then ${isCustomerHeld(blocks.key)}
  when 'email' then ${isEmailHeld(sql`substr(${blocks.key}, length('email ') + 1)`)}
  else false end)`
