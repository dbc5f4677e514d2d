import { env } from '@/config/env'
import { tracedWithin } from '@/runtime/tracing'

type Work = (...args: unknown[]) => Promise<unknown>

/** Neither the statement nor its parameters: the verb and the table it begins with. */
const VERB = /^\s*(\w+)/
/** What a statement with common table expressions does. */
const CHANGE = /\b(insert|update|delete)\b/i
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i

const textOf = (statement: unknown) => {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

const tracedQuery =
  (query: Work): Work =>
  (...args) => {
    const statement = textOf(args[0])
    const first = (VERB.exec(statement)?.[1] ?? 'query').toLowerCase()
    const verb = first === 'with' ? (CHANGE.exec(statement)?.[1] ?? 'select').toLowerCase() : first
    const table = TABLE.exec(statement)?.[1] ?? ''
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table && { 'db.collection.name': table }),
    }
    return tracedWithin(`database ${verb} ${table}`.trim(), 'client', attributes, () => query(...args))
  }

const tracedTransaction =
  (transaction: Work): Work =>
  (work, ...options) =>
    transaction((client: object) => (work as Work)(withTracedQueries(client)), ...options)

const WRAPPERS: Partial<Record<string | symbol, (work: Work) => Work>> = {
  query: tracedQuery,
  transaction: tracedTransaction,
}

export function withTracedQueries<Client extends object>(client: Client): Client {
  if (!env.otlpEndpoint) return client
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      // PGlite's methods read private fields, which a proxy does not have.
      const bound = member.bind(target) as Work
      return WRAPPERS[name]?.(bound) ?? bound
    },
  })
}
