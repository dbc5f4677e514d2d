import { forgetSignUpNonce, signUpNonce } from '@/browser/storage/signUpNonce'
import { ApiFailure, failureOf } from '@/domain/text/failure'
import { confirmSignUp } from '@/api/signIn'

/** `onPasswordNeeded`: this browser's nonce was not enough. */
export async function sendConfirmation(
  token: string,
  password: string,
  onPasswordNeeded: () => void,
): ReturnType<typeof confirmSignUp> {
  try {
    const tokens = await confirmSignUp({
      token,
      nonce: signUpNonce(),
      ...(password && { password }),
    })
    forgetSignUpNonce()
    return tokens
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    const { code, description } = failure.body
    if (code !== 'password_required' && code !== 'password_wrong') throw error
    onPasswordNeeded()
    throw new ApiFailure({
      ...failure,
      body: { ...failure.body, fields: { password: { code, description } } },
    })
  }
}
