import type { ParseArgsConfig } from 'node:util'

/** As they were typed; `name` is empty where nothing is taken. Paths are relative to `folder`. */
export type Arguments = {
  name: string
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  folder: string
}

export type Command = {
  /** What follows the name. */
  usage: string
  about: string
  /** What has to be named first, in words. */
  takes?: string
  /** The option that may be given in its place. */
  inPlace?: string
  options: NonNullable<ParseArgsConfig['options']>
  /** @returns what was done, in one sentence; empty where the standard output is the result @throws Error in one sentence */
  run: (given: Arguments) => Promise<string>
}
