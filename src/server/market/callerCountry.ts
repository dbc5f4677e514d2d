import { env } from '@/config/env'
import { countryCode } from '@/domain/site/region'

/** ISO 3166-1 by COUNTRY_HEADER, which passes the proxy's alone; null: not known. */
export const callerCountry = (headers: Readonly<Record<string, string>>): string | null =>
  env.countryHeader ? countryCode(headers[env.countryHeader]) : null
