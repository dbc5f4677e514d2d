import type { Endpoint } from '@/contract/endpoint'
import examples from '@/server/openApi/examples.json'

/** A call as tests/server/openApi/examples.test.ts made it, and what the embedded back end answered by status. */
export type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: unknown
  responses: Readonly<Record<string, unknown>>
}

const recorded: Readonly<Record<string, Example | undefined>> = examples

/** Under either of its versions. */
export const exampleOf = ({ method, path, alias }: Endpoint): Example | undefined =>
  recorded[`${method} ${path}`] ?? recorded[`${method} ${alias ?? ''}`]
