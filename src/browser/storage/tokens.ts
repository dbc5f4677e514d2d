import Cookies from 'js-cookie'
import { tokenOf, type Tokens } from '@/domain/account/tokenCookies'
import { SAFE } from './cookies'

export const accessToken = () => readToken('accessToken')
export const refreshToken = () => readToken('refreshToken')

function readToken(name: string) {
  try {
    return tokenOf(Cookies.get(name))
  } catch {
    // A sandboxed frame has no cookies, and the very access throws: nobody is signed in there.
    return tokenOf(undefined)
  }
}

export function storeTokens(tokens: Tokens): void {
  Cookies.set('accessToken', tokens.accessToken, SAFE)
  Cookies.set('refreshToken', tokens.refreshToken, SAFE)
}

export function removeTokens(): void {
  Cookies.remove('accessToken', SAFE)
  Cookies.remove('refreshToken', SAFE)
}
