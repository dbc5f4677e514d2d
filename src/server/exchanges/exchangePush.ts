import { env } from '@/config/env'
import type { exchanges } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { deletePushDevice, storePushDevice } from '@/server/push/storedPushDevices'
import type { StoredExchange } from '@/server/database/schema'

export const switchPushOn: ApiHandler<typeof exchanges.pushOn> = async (request) => {
  const { params, headers, body } = request
  const { publicId } = params
  const judge = (exchange: StoredExchange) => {
    requireOwner(exchange, request)
    if (!env.firebaseServiceAccount) throw unavailable('This back end sends no push messages.')
    if (SETTLED_STATUSES.includes(exchange.status))
      throw unavailable('Nothing more happens to this exchange.')
  }
  judge(await currentExchange(publicId))
  const language = asLocale(headers['site-language'])
  await storePushDevice({ publicId, fid: body.fid, language, createdAt: Date.now() }, judge)
  return { result: { on: true } }
}

export const switchPushOff: ApiHandler<typeof exchanges.pushOff> = async ({ params, body }) => {
  await deletePushDevice(params.publicId, body.fid)
  return { result: { on: false } }
}

const unavailable = (why: string) => new ApiError(409, 'action_unavailable', why)
