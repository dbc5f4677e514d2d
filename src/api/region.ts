import * as z from 'zod/mini'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import { request } from './client'

const region = z.object({ country: z.nullable(z.string()), isServed: z.boolean() })

/** Answered by this site and not by the back end. Throws ApiFailure. */
export const fetchRegion = (): Promise<VisitorRegion> =>
  request({ url: '/api/site/region' }, (result) => z.parse(region, result))
