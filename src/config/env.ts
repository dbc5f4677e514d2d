import { schema, variables, type Environment } from './environment/schema'
import { readVariable, textOf } from './environment/variable'

/** The one place that reads the environment, anew at each access, so that one build serves every operator. Server only:
 * what a page shows is read from config/publicEnv.ts.
 * @throws Error that names a variable whose value is wrong */
export const env: Environment = Object.defineProperties({} as Environment, {
  ...Object.fromEntries(variables.map(([key]) => [key, { enumerable: true, get: () => read(key) }])),
})

const latest = new Map<keyof Environment, { written: string; value: unknown }>()

function read(key: keyof Environment): unknown {
  const variable = schema[key]
  const written = textOf(variable, process.env)
  const known = latest.get(key)
  if (known?.written === written) return known.value
  const value = parse(key)
  latest.set(key, { written, value })
  return value
}

function parse(key: keyof Environment): unknown {
  const variable: (typeof variables)[number][1] = schema[key]
  try {
    return readVariable(variable, process.env)
  } catch (error) {
    throw new Error(`${variable.name} ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
