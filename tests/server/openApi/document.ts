import { z } from 'zod'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { matchRoute } from '@/server/entry/dispatch'

type Json = { [name: string]: unknown }
type Described = { responses: Record<string, { content: { 'application/json': { schema: Json } } }> }

let made: Json | undefined
/** The description as everybody gets it: JSON and nothing else. */
const documented = (): Json =>
  (made ??= JSON.parse(
    JSON.stringify(openApiDocument()).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Json)

const validators = new Map<string, z.ZodType>()

/** Reads a schema of the document itself, so that what is checked is what is published. */
function validatorOf(name: string, schema: Json): z.ZodType {
  const known = validators.get(name)
  if (known) return known
  const { schemas } = documented().components as { schemas: Json }
  const validator = z.fromJSONSchema({ ...schema, $defs: schemas } as Parameters<typeof z.fromJSONSchema>[0])
  validators.set(name, validator)
  return validator
}

/** What an answer has that its description does not promise, or the other way round; empty when they agree. */
export function undescribed(method: string, path: string, status: number, responded: unknown): string[] {
  const { route } = matchRoute(method, path)
  // A path that leads nowhere is described nowhere.
  if (!route) return []
  const call = `${method} ${route.path}`
  const paths = documented().paths as Record<string, Record<string, Described>>
  const response = paths[route.path]?.[method.toLowerCase()]?.responses[status]
  if (!response) return [`${call}: the status ${status} is not described`]
  const { schema } = response.content['application/json']
  const faults = validatorOf(`${call} ${status}`, plain(schema)).safeParse(responded).error?.issues ?? []
  return [
    ...faults.map((fault) => `${call} ${status}: ${fault.path.join('.')}: ${fault.message}`),
    ...(isCodeDescribed(schema, responded) ? [] : [`${call} ${status}: another code`]),
  ]
}

type Refusal = { allOf?: [Json, { properties: { code: { enum: unknown[] } } }] }
/** A refusal is the error that all calls share, with the codes of this one. */
const plain = (schema: Json & Refusal): Json => schema.allOf?.[0] ?? schema
const isCodeDescribed = ({ allOf }: Refusal, response: unknown) =>
  !allOf || allOf[1].properties.code.enum.includes((response as { code: unknown }).code)
