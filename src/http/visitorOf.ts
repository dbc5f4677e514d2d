import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { servedCountries } from '@/config/operator/operatorFacts'
import { isCountryServed } from '@/domain/site/region'
import { callerAddress } from '@/runtime/callerAddress'
import type { Visitor } from '@/runtime/requestContext'
import type { Pass } from './formPasses'
import { headersOfVisitor } from './passedHeaders'
import { callerCountry } from './visitorCountry'

export const visitorOf = (req: IncomingMessage, { id, ...pass }: Pass): Visitor => ({
  ip: callerAddress(req),
  isServed: !env.countryHeader || isCountryServed(callerCountry(req), servedCountries()),
  headers: headersOfVisitor(req),
  passId: id,
  ...pass,
})
