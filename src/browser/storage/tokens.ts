import Cookies from 'js-cookie'
import { tokenOf, type Tokens } from '@/domain/account/tokenCookies'
import { SAFE } from './cookies'

export const accessToken = () => tokenOf(Cookies.get('accessToken'))
export const refreshToken = () => tokenOf(Cookies.get('refreshToken'))

export function storeTokens(tokens: Tokens): void {
  Cookies.set('accessToken', tokens.accessToken, SAFE)
  Cookies.set('refreshToken', tokens.refreshToken, SAFE)
}

export function removeTokens(): void {
  Cookies.remove('accessToken', SAFE)
  Cookies.remove('refreshToken', SAFE)
}
