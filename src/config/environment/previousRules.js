// @ts-check
import { schema, variables } from './schema.js'

/** @typedef {import('./rules.js').Rule} Rule */
/** @typedef {keyof import('./schema.js').Environment} Key */

const SUFFIX = 'Previous'

/** A secret that was in use before is another one than now, and there is one now. @type {readonly Rule[]} */
export const previousRules = variables.flatMap(([previous]) => {
  if (!previous.endsWith(SUFFIX)) return []
  const now = /** @type {Key} */ (previous.slice(0, -SUFFIX.length))
  return [
    {
      name: now,
      with: [previous],
      check: (env) => (env[previous] && !env[now] ? `must be set too: ${schema[previous].name} is` : null),
    },
    {
      name: previous,
      with: [now],
      check: (env) =>
        env[now] && env[now] === env[previous] ? `must be another secret than ${schema[now].name}` : null,
    },
  ]
})
