import { z } from 'zod'
import type { SavedAddress } from '@/domain/customer'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { findByTicker } from '@/server/catalogue'
import type { StoredAddress } from '@/server/database/schema'
import { checkDestination, PAYOUT_CODES } from '@/server/exchanges/checkDestination'
import { newPublicId } from '@/server/exchanges/publicId'
import { bodyFlag, bodyText, readBody } from '@/server/readBody'
import { queryCount, queryOffset, queryText, readQuery } from '@/server/readQuery'
import { type FieldErrors, isRefused, refusal } from '@/server/refusal'
import { deleteAddress, insertAddress, selectedAddresses } from '@/server/savedAddresses/storedAddresses'

const MOST_LISTED = 100
const MOST_KEPT = 200
/** Letters. */
const LONGEST_LABEL = 60

export const addressesQuery = z.object({
  offset: queryOffset,
  limit: queryCount(MOST_LISTED, 20),
  ticker: queryText,
  network: queryText,
})
export const addressBody = z.object({
  label: bodyText,
  ticker: bodyText,
  network: bodyText,
  address: bodyText,
  extraId: bodyText,
  notProvideMemo: bodyFlag,
})
type AddressBody = z.output<typeof addressBody>

/** GET /api/v4/customers/addresses: a customer's address book, of one coin or of all, newest first. */
export const listAddresses: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const { offset, limit, ticker, network } = readQuery(addressesQuery, request.query)
  const selection = {
    customerId: customer.id,
    ticker: ticker.toLowerCase(),
    network: network.toLowerCase(),
  }
  const { page, total } = await selectedAddresses(selection, limit, offset)
  return { result: { result: page.map(addressView), offset, limit, totalCount: total } }
}

/** POST /api/v4/customers/addresses: keeps an address, which is checked as an order's recipient is. */
export const saveAddress: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const read = readBody(addressBody, request.body)
  const body = { ...read, ticker: read.ticker.toLowerCase(), network: read.network.toLowerCase() }
  const fields = checkAddress(body)
  if (isRefused(fields)) throw refusal(fields)

  const { notProvideMemo: _, extraId, ...kept } = body
  const address: StoredAddress = {
    ...{ id: newPublicId(), customerId: customer.id, createdAt: Date.now() },
    ...{ ...kept, extraId: extraId || null },
  }
  switch (await insertAddress(address, MOST_KEPT)) {
    case 'stored':
      return { status: 201, result: addressView(address) }
    case 'known':
      throw new ApiError(409, 'address_known', 'This address is kept already.')
    case 'full':
      throw new ApiError(409, 'limit_reached', `No more than ${MOST_KEPT} addresses are kept.`)
    case 'nobody':
      throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
  }
}

/** POST /api/v4/customers/addresses/{id}/removal. Another's address is not there for him. */
export const removeAddress: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  if (await deleteAddress(customer.id, request.params.id ?? '')) return { result: {} }
  throw new ApiError(404, 'not_found', 'There is no such address.')
}

/** Everything that is wrong with it, by field. */
function checkAddress({ label, ticker, network, ...sent }: AddressBody): FieldErrors {
  const fields: FieldErrors = {}
  if (label === '' || label.length > LONGEST_LABEL) {
    const description = `Give it a name of 1 to ${LONGEST_LABEL} letters.`
    fields.label = { code: 'validation_failed', description }
  }
  const currency = findByTicker(ticker, network)
  if (!currency) {
    const description = 'There is no such currency on this network.'
    return { ...fields, ticker: { code: 'currency_unknown', description } }
  }
  const names = { address: 'address', extraId: 'extraId', codes: PAYOUT_CODES }
  return {
    ...fields,
    ...checkDestination({ ...sent, currency, withoutExtraId: sent.notProvideMemo, names }),
  }
}

const addressView = ({ id, label, ticker, network, address, extraId }: StoredAddress): SavedAddress => ({
  ...{ id, label, ticker, network },
  ...{ address, extraId },
})
