import * as z from 'zod/mini'
import { API_ERROR_CODES, type ApiErrorBody } from '@/domain/text/apiError'
import type { Endpoints } from './endpoint'
import { amount } from './resultFields'
import { documented, named } from './schema'

export const errorBody: z.ZodMiniType<ApiErrorBody> = named(
  'Error',
  z.object({
    code: z.enum(API_ERROR_CODES),
    error: documented(z.string(), { description: 'The HTTP status in words.' }),
    description: documented(z.string(), { description: 'For a developer, in English.' }),
    traceId: z.string(),
    fields: documented(
      z.optional(z.record(z.string(), z.object({ code: z.enum(API_ERROR_CODES), description: z.string() }))),
      { description: 'Every field that was refused, by its name in the call.' },
    ),
    limits: z.optional(z.object({ min: amount, max: z.nullable(amount) })),
  }),
)

export const apiDocument = {
  get: {
    method: 'GET',
    path: '/api/v4/openapi.json',
    limit: 'read',
    result: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
    bare: true,
    tag: 'Description',
    summary: 'This description of all calls',
  },
} as const satisfies Endpoints
