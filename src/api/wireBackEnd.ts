import { env } from '@/config/env'
import { ApiFailure } from '@/domain/text/failure'
import { nameEnvironment } from './environmentName'
import { pageServices } from './pageServices'
import { setTransport } from './request'
import type { Transport } from './transport'

/** Page loaders call the back end through the process that renders them. */
export function wireBackEnd() {
  nameEnvironment(env.environment)
  setTransport(throughProcess)
}

const throughProcess: Transport = async (config, read) => {
  const response = await pageServices().callBackEnd(config)
  if ('failure' in response) throw new ApiFailure(response.failure)
  try {
    return read(response.result, response.isSandbox)
  } catch {
    throw new ApiFailure({ kind: 'broken' })
  }
}
