import type { RampOrderBody } from '@/contract/rampBodies'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { checkNames } from '@/server/addressNames/addressNames'
import { isDeniedPair } from '@/server/catalogue/isDeniedPair'
import { findCurrency } from '@/server/catalogue/catalogue'
import { checkDestination, PAYOUT_CODES, REFUND_CODES } from '@/server/catalogue/checkDestination'
import { ApiError } from '@/server/kernel/ApiError'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import type { RampQuote } from '@/server/market/rampQuotes'
import { findUsedRamp } from '@/server/market/usedRamps'
import { checkEmail } from '@/server/passwords/checkEmail'
import { isCountry } from '@/server/ramps/countries'
import { mayServe } from '@/server/ramps/mayServe'
import type { Ramp } from '@/server/ramps/ramp'
import type { RampSides } from '@/server/exchanges/rampOrderOf'

export type CheckedRampOrder = { ramp: Ramp; sides: RampSides }

/** The country may have been closed since the offer was shown.
 * @throws ApiError with all refused fields, or 451 region_restricted */
export async function checkRampOrder(
  body: RampOrderBody,
  quote: RampQuote,
  { country, refusedBefore }: { country: string | null; refusedBefore: FieldErrors },
): Promise<CheckedRampOrder> {
  const ramp = await findUsedRamp(quote.ramp)
  const sides = sidesOf(quote)
  if (!ramp || !sides)
    throw validationError(refused('quoteId', 'pair_unavailable', 'Nobody carries it out now.'))
  if (!mayServe(ramp, quote.country, country))
    throw new ApiError(451, 'region_restricted', 'This ramp may not be offered in this country.')
  const fields: FieldErrors = {
    ...refusedBefore,
    ...checkCurrency(sides),
    ...(quote.direction === 'buy' ? checkRecipient(body, sides) : checkSale(body, quote, sides)),
    ...checkPerson(body, quote),
  }
  Object.assign(fields, { ...(await checkRampNames(body, quote, sides)), ...fields })
  if (hasErrors(fields)) throw validationError(fields)
  return { ramp, sides }
}

function sidesOf({ direction, fiat, coin }: RampQuote): RampSides | null {
  const [ofState, ofChain] = [findCurrency(fiat.symbol), findCurrency(coin.symbol)]
  if (!ofState || !ofChain) return null
  return direction === 'buy' ? { from: ofState, to: ofChain } : { from: ofChain, to: ofState }
}

const refused = (field: string, code: ApiErrorCode, description: string): FieldErrors => ({
  [field]: { code, description },
})

const checkCurrency = ({ from, to }: RampSides): FieldErrors =>
  from.enabled && to.enabled && !isDeniedPair(from, to)
    ? {}
    : refused('quoteId', 'currency_disabled', 'It is paused.')

const checkRecipient = (body: RampOrderBody, { to }: RampSides) =>
  checkDestination({
    currency: to,
    address: body.addressTo,
    extraId: body.extraIdTo,
    withoutExtraId: body.notProvideMemo,
    names: { address: 'addressTo', extraId: 'extraIdTo', codes: PAYOUT_CODES },
  })

function checkSale(body: RampOrderBody, { needs }: RampQuote, { from, to }: RampSides): FieldErrors {
  const fields: FieldErrors = {}
  if (body.userRefundAddress) {
    const refund = checkDestination({
      currency: from,
      address: body.userRefundAddress,
      extraId: body.userRefundExtraId,
      withoutExtraId: body.notProvideRefundMemo,
      names: { address: 'userRefundAddress', extraId: 'userRefundExtraId', codes: REFUND_CODES },
    })
    Object.assign(fields, refund)
  } else if (needs.includes('refund_address') || needs.includes('address')) {
    const description = 'The ramp needs the address that pays, to which coins come back.'
    Object.assign(fields, refused('userRefundAddress', 'refund_address_required', description))
  }
  if (needs.includes('iban')) {
    const account = checkDestination({
      ...{ currency: to, address: body.iban, extraId: '', withoutExtraId: true },
      names: { address: 'iban', extraId: 'iban', codes: ACCOUNT_CODES },
    })
    Object.assign(fields, account)
  }
  return fields
}

const ACCOUNT_CODES = { ...PAYOUT_CODES, address: 'account_invalid' } as const

const LONGEST = 70

function checkPerson(body: RampOrderBody, { needs, direction }: RampQuote): FieldErrors {
  const fields: FieldErrors = {}
  if (needs.includes('owner')) {
    const owner = body.owner ?? null
    const isComplete =
      owner !== null &&
      Object.values(owner).every((part) => part !== '' && part.length <= LONGEST) &&
      isCountry(owner.country)
    if (!isComplete) {
      const description = 'The holder of the account with their postal address, at most 70 characters each.'
      Object.assign(fields, refused('owner', 'account_owner_invalid', description))
    }
  }
  // Of a purchase: the account that pays.
  if (
    needs.includes('iban') &&
    direction === 'buy' &&
    !/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/i.test(body.iban.replaceAll(/\s/g, ''))
  )
    Object.assign(fields, refused('iban', 'account_invalid', 'Not the number of an account.'))
  const email = body.unregEmail === '' ? undefined : checkEmail(body.unregEmail).email
  if (email) fields.unregEmail = email
  else if (needs.includes('email') && body.unregEmail === '')
    Object.assign(fields, refused('unregEmail', 'email_invalid', 'The ramp needs it.'))
  return fields
}

const checkRampNames = (body: RampOrderBody, { direction }: RampQuote, { from, to }: RampSides) =>
  checkNames([
    direction === 'buy'
      ? { field: 'addressTo', name: body.addressToName, address: body.addressTo, network: to.network }
      : {
          field: 'userRefundAddress',
          name: body.userRefundName,
          address: body.userRefundAddress,
          network: from.network,
        },
  ])
