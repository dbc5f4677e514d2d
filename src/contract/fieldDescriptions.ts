import { BY_NAME } from './descriptionsByName'

/** Beside the schemas and not in them, which browsers load. */

/** By the schema or property that holds a field whose name alone would mislead. */
const IN_CONTAINER: Readonly<Record<string, string>> = {
  'Error.code': 'The reason, for programs.',
  'Error.traceId': 'Id of the request, for support.',
  'fields.code': 'Why this field was refused, for programs.',
  'fields.description': 'Why this field was refused, for a developer, in English.',
  'limits.min': 'Least amount that is accepted, in units of the typed side.',
  'limits.max': 'Greatest amount that is accepted, in units of the typed side; null: no upper limit.',
  'MissingOffer.min': 'Least amount of this provider, of the typed side; null: not known.',
  'MissingOffer.max': 'Greatest amount of this provider, of the typed side; null: not known.',
  'Currency.id': 'Id of the record; a number in some back ends.',
  'Currency.name': 'Display name, such as Bitcoin.',
  'ExchangeProvider.url': 'Web site of the provider.',
  'PriceRecord.amountFrom': 'Deposit that was agreed.',
  'PriceRecord.amountTo': 'Payout that was agreed.',
  'PriceRecord.at': 'When the amounts were agreed.',
  'LastExchange.amountFrom': 'Deposit that was received.',
  'LastExchange.amountTo': 'Payout that was sent.',
  'SavedAddress.id': 'Id of the saved address.',
  'Payout.address': 'Bitcoin address that receives the payout.',
  'Payout.state': 'Progress of the payout.',
  'Payout.amountBtc': 'Amount of the payout in BTC.',
  'LoyaltyStanding.earnedBtc': 'Cashback booked so far, in BTC, before payouts.',
  'days.volumeBtc': 'Volume finished on that day, in BTC.',
  'entries.kind': 'What changed the balance.',
  'ledger.kind': 'What changed the balance.',
  'ledger.id': 'Number of the entry, rising.',
  'Review.text': 'The review itself.',
  'reviews.text': 'The review itself.',
  'reviews.state': 'Whether it is pending, approved or rejected.',
  'reviews.name': 'Name the author wants shown; null: none.',
  'Review.name': 'Name the author wants shown; null: none.',
  'PriceSource.text': 'How the source must be named, in English.',
  'ProviderRecord.finished': 'How many of them ended with a payout.',
  'ProviderRecord.refunded': 'How many of them ended with a refund.',
  'ProviderRecord.failed': 'How many of them failed.',
  'deviation.count': 'How many exchanges the figures are of.',
  'minutes.count': 'How many exchanges the figures are of.',
  'Receipt.type': 'Marks the document as a receipt of this kind.',
  'Receipt.sandbox': 'True: no real money moved.',
  'Receipt.provider': 'Who carried the exchange out; null in the sandbox.',
  'exchange.id': 'Id of the exchange.',
  'provider.id': 'Id of the provider.',
  'quote.amountFrom': 'Deposit that was quoted.',
  'quote.amountTo': 'Payout that was quoted.',
  'addresses.deposit': 'Address of the deposit.',
  'transactions.deposit': 'Hash of the deposit; null until it is seen.',
  'addresses.refund': 'Address of a refund; null: none was given.',
  'transactions.refund': 'Hash of the refund; null: there is none.',
  'ProofNeeded.token': 'Names this challenge in the call that answers it.',
  'ProofNeeded.passkey':
    'Options for navigator.credentials.get (PublicKeyCredentialRequestOptionsJSON); null: no passkey.',
  'getApiV3PairsResult.result': 'By symbol of the deposit the symbols it can be exchanged for.',
  'postApiV4ExchangesNewByPublicIdTransfersResult.token': 'To be redeemed by the other device.',
  'postApiV4CustomersSecurityPasskeysOptionsResult.token':
    'Names this challenge in the call that answers it.',
  'getApiV3CustomersProfileResult.data': 'The customer; null: nobody is signed in.',
  'getApiV3CustomersProfileResult.error': 'Always null.',
  'getApiV4CustomersSignInsResult.result': 'The devices, the newest first.',
  'getApiV4CustomersSecurityResult.recoveryCodes': 'How many recovery codes are unused.',
  'getApiV4CustomersSecurityResult.passkeys': 'The passkeys of the account.',
  'passkeys.id': 'Id of the passkey.',
  'passkeys.name': 'Name the customer gave the passkey.',
  'getApiV4ReviewsResult.reviews': 'The approved reviews of this page.',
  'getApiV4ContestResult.state':
    'Whether a contest is announced, running or over; `none`: there is no contest.',
  'leaderboard.name': 'Made-up code of the customer, the same through one contest.',
  'leaderboard.volumeBtc': 'Volume within the contest, in BTC.',
  'postApiV4ExchangesNewBody.extraIdTo':
    'Memo or tag of the recipient address, where the network has one. An X-address, a muxed account of Stellar or an integrated address of Monero holds it itself; another one beside it is refused.',
  'postApiV4ExchangesNewBody.userRefundAddress': 'Where a refund goes; empty: it is named when one is due.',
  'postApiV4ExchangesNewBody.rateId': 'Of an estimate at a fixed rate; needed with `fixed`.',
  'postApiV4ExchangesNewBody.provider':
    'Whose offer was chosen; left out: the best. A fixed rate names its own.',
  'postApiV4ExchangesNewBody.referral':
    'Code of the affiliate the visitor came by; one that nobody has is not stored.',
  'postApiV4ExchangesNewBody.referralAt':
    'When the visitor followed the link with that code, ISO 8601; left out: now.',
  'postApiV4ExchangesNewBody.promoCode': 'Promo code that was typed; it wins over `referral`.',
  'postApiV4ExchangesNewByPublicIdActionsBody.address':
    'Where a refund goes; left out, to the refund address of the order.',
  'postApiV4ExchangesNewByPublicIdActionsBody.extraId': 'Memo or tag of that address.',
  'postApiV3SessionsBody.kind': 'Kind of the client.',
  'postApiV4SandboxExchangesByPublicIdDepositsBody.kind': 'What the simulated deposit is like.',
  'postAuthServiceApiV10SignUpConfirmationBody.nonce':
    'The `nonce` of the sign-up, in place of the password in the browser that signed up.',
  'postApiV4CustomersPayoutsBody.address': 'Bitcoin address that is to receive the payout.',
  'postApiV4CustomersPayoutsBody.amountBtc': 'Amount in BTC, at most the balance.',
  'postApiV4CustomersSecurityPasskeysBody.name':
    'Name under which the passkey is listed, at most 64 characters.',
  'postApiV4CustomersSecurityPasskeysBody.passkey': 'The new credential (RegistrationResponseJSON).',
  'postApiV4ReviewsBody.text': 'The review itself.',
  'postApiV4ReviewsBody.name': 'Name to be shown; empty: none.',
  'postApiV4ReviewsResult.id': 'Id of the review.',
  'postApiV4ReviewsResult.status': 'Whether it is shown yet.',
  'postApiV4ReviewsByIdModerationBody.status': 'Show it or hide it.',
  'postApiV4ReviewsByIdModerationResult.id': 'Id of the review.',
  'GET /api/v4/markets/{symbol}/history.range': 'How far back.',
  'GET /api/v4/markets.limit': 'How many rows at most.',
  'GET /api/v4/markets.filter': 'Which currencies, where none are named.',
  'GET /auth-service/api/v1.0/refresh-session/{refreshToken}.type': 'Ignored; older clients send it.',
}

/** @param containers the nearest first */
export function fieldDescription(containers: readonly string[], name: string): string | undefined {
  const exact = containers.map((container) => IN_CONTAINER[`${container}.${name}`])
  return exact.find((description) => description !== undefined) ?? BY_NAME[name]
}
