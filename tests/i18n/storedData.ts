/** What one table holds about a person, and where the privacy policy says so. */
export type StoredData = {
  /** Columns of text or JSON that say something about a person; the others are keys, hashes, figures or words of ours. */
  personal: readonly string[]
  /** A heading of the English privacy policy. */
  section: string
  /** Words below that heading that name it, in English. */
  says: string
  /** The row of the table of periods, by its first cell in English; in brackets, where it is said elsewhere. */
  period: string
}

const EXCHANGE = 'What we learn from an exchange'
const RECORDS = 'What else our records contain'
const ACCOUNT = 'Accounts, messages and reviews'
const SESSION = 'Sessions and browser fingerprint'

const OF_EXCHANGE = 'Exchanges and refunds'
const OF_ACCOUNT = 'Account'
const BOOKS = 'Cashback, commission and withdrawals'
const OF_PARTNER = 'Payment links and a partner’s data'
const MESSAGES = 'Messages and complaints'
const SIGN_INS = 'Sign-ins with browser and system name'
const MAIL_LINKS = 'Links sent by email'
const BLOCKS = 'Blocked accounts and addresses'

const data = (personal: string, section: string, says: string, period: string): StoredData => ({
  personal: personal ? personal.split(' ') : [],
  section,
  says,
  period,
})

/** Tables by their name in the database. */
export const STORED_DATA: Record<string, StoredData> = {
  exchanges: data(
    'address_from extra_id_from address_to extra_id_to user_refund_address user_refund_extra_id tx_from tx_to refund_tx unreg_email customer_id referral source medium campaign first_page provider_order hold requote amount_change ramp',
    EXCHANGE,
    'the recipient address or bank account',
    OF_EXCHANGE,
  ),
  exchange_events: data('', EXCHANGE, 'every status', OF_EXCHANGE),
  exchange_transfers: data('sealed_secret', EXCHANGE, 'a device you have moved it to', OF_EXCHANGE),
  push_devices: data('fid', 'Third-party services we may use', 'Firebase', 'Notification of an exchange'),
  exchange_emails: data(
    'email',
    'How long data is kept',
    'outcome of an exchange',
    'Email address for one email about the outcome of an exchange',
  ),
  reviews: data('name text', RECORDS, 'a review with the name', OF_EXCHANGE),
  callers: data('ip', SESSION, 'stores it with exchanges, withdrawals, sign-ins', `(${SESSION})`),
  contact_messages: data('email exchange_id message', ACCOUNT, 'the contact form', MESSAGES),
  contact_replies: data('message', RECORDS, 'what we reply', MESSAGES),
  customers: data('email referral', ACCOUNT, 'your email address', OF_ACCOUNT),
  sign_ins: data('customer_id device', RECORDS, 'browser and system of each one', SIGN_INS),
  mail_links: data('customer_id email', RECORDS, 'the links in our emails', MAIL_LINKS),
  mails: data('to subject text html', RECORDS, 'emails to you until they are sent', `(${RECORDS})`),
  saved_addresses: data('customer_id label address extra_id', ACCOUNT, 'saved addresses', OF_ACCOUNT),
  payouts: data('customer_id address tx hold_reason refusal explorer_fault', RECORDS, 'Withdrawals:', BOOKS),
  payout_stops: data('', RECORDS, 'the links in our emails', BOOKS),
  ledger: data('customer_id', ACCOUNT, 'cashback', BOOKS),
  journal_owners: data('customer_id', ACCOUNT, 'cashback', BOOKS),
  journal_legs: data('owner', ACCOUNT, 'cashback', BOOKS),
  partners: data('customer_id about', RECORDS, 'your application', OF_PARTNER),
  partner_codes: data('label sub_id', ACCOUNT, 'your codes, keys, widgets', OF_PARTNER),
  partner_brands: data('name slug', ACCOUNT, 'the name of your brand page', OF_PARTNER),
  partner_keys: data('label', ACCOUNT, 'your codes, keys, widgets', OF_PARTNER),
  partner_notices: data('text', RECORDS, 'our notices to you', OF_PARTNER),
  partner_statements: data('', RECORDS, 'your commission from each exchange', BOOKS),
  partner_clicks: data('country', RECORDS, 'how often a partner’s link is followed', BOOKS),
  order_attributions: data(
    'country click_id',
    'Checks and regions',
    'exchanges that came through a partner',
    BOOKS,
  ),
  ambassadors: data(
    'customer_id languages work links text reason',
    RECORDS,
    'If you are an ambassador, your application',
    OF_PARTNER,
  ),
  ambassador_tasks: data('title what report note', RECORDS, 'your tasks and what you report', OF_PARTNER),
  invitation_codes: data('customer_id', RECORDS, 'your invitation code', OF_ACCOUNT),
  invitations: data('inviter_id friend_id', RECORDS, 'who invited whom and when', OF_ACCOUNT),
  invited_orders: data('', RECORDS, 'what both have earned', BOOKS),
  partner_widgets: data('name origins', ACCOUNT, 'your codes, keys, widgets', OF_PARTNER),
  payment_requests: data(
    'customer_id address extra_id title reference',
    RECORDS,
    'Payment links:',
    OF_PARTNER,
  ),
  request_payments: data('tx', RECORDS, 'the exchanges that paid them', OF_PARTNER),
  desk_audit: data('subject detail', RECORDS, 'what our staff decide', BOOKS),
  desk_proposals: data('subject body', RECORDS, 'what our staff decide', OF_EXCHANGE),
  desk_keys: data('name networks created_by', RECORDS, 'what our staff decide', OF_EXCHANGE),
  staff_members: data('email customer_id invited_by', RECORDS, 'if you work for us', `(${RECORDS})`),
  staff_group_members: data('', RECORDS, 'your email address and roles', `(${RECORDS})`),
  staff_seen: data('customer_id', RECORDS, 'when you were last at our desk', `(${RECORDS})`),
  blocks: data('value reason', RECORDS, 'accounts and addresses that we block', BLOCKS),
  legal_holds: data(
    'key reason released_by release_reason',
    'Your rights and how to reach us',
    'to preserve certain records',
    'Records preserved for legal reasons',
  ),
  desk_notes: data('customer_id text', RECORDS, 'notes of our staff', OF_EXCHANGE),
  desk_orders: data('tags', RECORDS, 'notes of our staff', OF_EXCHANGE),
  factor_resets: data('customer_id', RECORDS, 'the links in our emails', MAIL_LINKS),
  webhook_endpoints: data('owner_id url label', ACCOUNT, 'webhooks', OF_PARTNER),
  webhook_deliveries: data('data', RECORDS, 'what we send to your webhooks', 'Messages to webhooks'),
  sessions: data(
    'device_id fingerprint_id google_device_id first_page utm_source utm_medium utm_campaign',
    SESSION,
    'the device ID',
    'Sessions',
  ),
  totps: data('customer_id secret', ACCOUNT, 'the key of your authenticator app', OF_ACCOUNT),
  passkeys: data('customer_id public_key name', RECORDS, 'the names of your passkeys', OF_ACCOUNT),
  recovery_codes: data('customer_id', RECORDS, 'your recovery codes', OF_ACCOUNT),
  challenges: data('customer_id', ACCOUNT, 'second step', OF_ACCOUNT),
}

/** Columns whose content the policy names apart from that of their table, as `table.column`. */
export const STORED_COLUMNS: Record<string, StoredData> = {
  'exchanges.ramp': data(
    '',
    EXCHANGE,
    'the country and, if needed, the state you choose, how you pay or are paid, its fees and how the exchange continues there; your account number, its holder and their postal address are stored encrypted until that company has answered',
    OF_EXCHANGE,
  ),
}

/** Tables that hold nothing about a customer or visitor. */
export const NOTHING_PERSONAL = [
  'announcements',
  'desk_settings',
  'settings',
  'earnings',
  'journal_entries',
  'provider_assets',
  'provider_switches',
  'price_sources',
  'price_candles',
  'price_history',
  'receipt_keys',
  'status_hours',
  'saved_replies',
  'staff_events',
  'staff_groups',
  'widget_nonces',
]

/**
 * Columns of text or JSON in the tables above that say nothing more about a person wherever they stand: keys, hashes, what
 * was exchanged, staff. One that is personal in one table is named there all the same.
 */
export const NOT_PERSONAL = new Set(
  'accent action ambassador_id assignee attempts call challenge changed_by code code_hash decided_by ended_by endpoint_id event_id events friend_owner from_asset group_id hash id idempotency_key invitation_id inviter_owner key key_hash key_id language level member_id message_hash month network network_from network_to order_hash outcome owner_secret_hash partner_id password_hash payout_id previous_hash previous_secret price_record provider provider_actions provider_order_id provider_secret provider_url public_id public_keys rate_jti reference request_id roles scopes secret secret_hash sign_in_id sign_up_nonce_hash staff staff_id sub_id subject ticker ticker_from ticker_to to_asset token_hash trace_id transports type unit widget_id'.split(
    ' ',
  ),
)
