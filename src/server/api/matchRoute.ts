import { env } from '@/config/env'
import { type Route, routes } from '@/server/api/routes'

type Match =
  | { route: Route; params: Record<string, string> }
  /** No such call; `allow` names the methods that this path does have. */
  | { route: null; allow: string[] }

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/')
  const parts = path.split('/')
  if (expected.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith('{') && part) params[name.slice(1, -1)] = part
    else if (name !== part) return null
  }
  return params
}

/** Fixed paths stand before those with parameters in the contract, so the first match is the right one. */
export function matchRoute(method: string, path: string): Match {
  // The operator's own back end handles it then.
  if (env.apiOrigin) return { route: null, allow: [] }

  const routeMethod = method === 'HEAD' ? 'GET' : method
  const allow = new Set<string>()
  for (const route of routes) {
    // Without staff there is no desk, and no trace of one.
    if (route.auth === 'staff' && env.deskStaff.size === 0) continue
    const params = matchPath(route.path, path)
    if (!params) continue
    if (route.method === routeMethod) return { route, params }
    allow.add(route.method)
    if (route.method === 'GET') allow.add('HEAD')
  }
  return { route: null, allow: [...allow] }
}
