import { env } from '@/config/env'
import { type Route, routes } from '@/server/routes'

type Match =
  | { route: Route; params: Record<string, string> }
  /** No such call; `allow` names the methods that this path does know. */
  | { route: null; allow: string[] }

/** The named parts of a path, or null when it is another path. They are not decoded: our ids never need it. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (wanted.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith('{') && part) params[name.slice(1, -1)] = part
    else if (name !== part) return null
  }
  return params
}

/** Finds who answers. Fixed paths stand before those with parameters in the table, so the first match is the right one. */
export function matchRoute(method: string, path: string): Match {
  // The operator's own back end answers then.
  if (env.apiOrigin) return { route: null, allow: [] }

  const asked = method === 'HEAD' ? 'GET' : method
  const allow = new Set<string>()
  for (const route of routes) {
    const params = paramsOf(route.path, path)
    if (!params) continue
    if (route.method === asked) return { route, params }
    allow.add(route.method)
    if (route.method === 'GET') allow.add('HEAD')
  }
  return { route: null, allow: [...allow] }
}

/** A path as it stands in the table of calls, without what is variable in it; `none` when it is not in there. */
export const patternOf = (path: string): string =>
  routes.find((route) => paramsOf(route.path, path))?.path ?? 'none'
