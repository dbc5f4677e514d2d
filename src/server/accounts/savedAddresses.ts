import type { AddressBody, programmes, SavedAddress } from '@/contract/programmes'
import { extraIdOf } from '@/domain/address/payee'
import { labelProblem, MAX_LABEL_LENGTH } from '@/domain/address/savedAddress'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { canonicalTicker, findByTicker } from '@/server/catalogue/catalogue'
import type { StoredAddress } from '@/server/database/schema'
import { checkDestination, PAYOUT_CODES } from '@/server/catalogue/checkDestination'
import { newPublicId } from '@/server/kernel/publicId'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { deleteAddress, insertAddress, selectedAddresses } from '@/server/accounts/storedAddresses'

const MAX_SAVED = 200

export const listAddresses: ApiHandler<typeof programmes.addresses> = async ({ signedIn, query }) => {
  const { offset, limit, ticker, network } = query
  const selection = {
    customerId: signedIn.customer.id,
    ...canonicalTicker(ticker, network),
  }
  const { page, total } = await selectedAddresses(selection, limit, offset)
  return { result: { result: page.map(addressView), offset, limit, totalCount: total } }
}

export const saveAddress: ApiHandler<typeof programmes.saveAddress> = async (request) => {
  const { customer } = request.signedIn
  const { ticker, network } = canonicalTicker(request.body.ticker, request.body.network)
  const body = { ...request.body, ticker, network }
  const fields = checkAddress(body)
  if (hasErrors(fields)) throw validationError(fields)

  const { notProvideMemo: _, extraId, ...saved } = body
  const address: StoredAddress = {
    ...saved,
    id: newPublicId(),
    customerId: customer.id,
    extraId: extraIdOf(network, saved.address, extraId),
    createdAt: Date.now(),
  }
  switch (await insertAddress(address, MAX_SAVED)) {
    case 'stored':
      return { status: 201, result: addressView(address) }
    case 'known':
      throw new ApiError(409, 'address_known', 'This address is saved already.')
    case 'full':
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_SAVED} addresses can be saved.`)
    case 'nobody':
      throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
  }
}

/** Another customer's address is a 404. */
export const removeAddress: ApiHandler<typeof programmes.removeAddress> = async ({ signedIn, params }) => {
  if (await deleteAddress(signedIn.customer.id, params.id)) return { result: {} }
  throw new ApiError(404, 'not_found', 'There is no such address.')
}

function checkAddress({ label, ticker, network, ...sent }: AddressBody): FieldErrors {
  const fields: FieldErrors = {}
  if (labelProblem(label)) {
    const description = `Give it a name of 1 to ${MAX_LABEL_LENGTH} characters.`
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
  id,
  label,
  ticker,
  network,
  address,
  extraId,
})
