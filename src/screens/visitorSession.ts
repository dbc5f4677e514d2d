import type { ServerResponse } from 'node:http'
import { pageServices } from '@/api/pageServices'
import { profileForVisitor, refreshForVisitor } from '@/api/visitorAccount'
import { tokenCookies, type Tokens, tokensIn } from '@/domain/account/tokenCookies'
import { type Failure, failureOf } from '@/domain/text/failure'

export type VisitorSession = { email: string; accessToken: string }

export type Response = Pick<ServerResponse, 'appendHeader'>

export function setTokens(res: Response, tokens: Tokens | null): void {
  const isSecure = pageServices().formVisitor()?.isSecure ?? true
  for (const cookie of tokenCookies(tokens, isSecure)) res.appendHeader('set-cookie', cookie)
}

/**
 * Who is signed in by the cookies of a request; renews a token that has expired, and its cookies. Null: nobody, or it
 * has ended.
 * @throws ApiFailure where the back end cannot say
 */
export async function visitorSession(
  cookies: string | undefined,
  res: Response,
): Promise<VisitorSession | null> {
  const tokens = tokensIn(cookies)
  if (!tokens) return null
  const email = await profileOf(tokens)
  if (email !== null) return { email, accessToken: tokens.accessToken }
  const renewed = await unlessEnded(() => refreshForVisitor(tokens.refreshToken))
  setTokens(res, renewed)
  if (!renewed) return null
  return { email: (await profileOf(renewed)) ?? '', accessToken: renewed.accessToken }
}

const profileOf = ({ accessToken }: Tokens) => unlessEnded(() => profileForVisitor(accessToken))

/** Null: the token is not accepted. */
async function unlessEnded<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (isUnauthorized(failureOf(error))) return null
    throw error
  }
}

const isUnauthorized = (failure: Failure) => failure.kind === 'refused' && failure.status === 401
