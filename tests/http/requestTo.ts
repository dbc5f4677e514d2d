import { readTarget, type SiteRequest } from '@/http/siteRequest'

/** What stands for a target that is neither refused nor redirected. */
export function requestTo(target: string, method = 'GET'): SiteRequest {
  const read = readTarget(method, target)
  if (!('place' in read)) throw new Error(`${method} ${target} is ${JSON.stringify(read)}`)
  return read
}
