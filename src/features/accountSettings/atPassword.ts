import { ApiFailure, failureOf } from '@/domain/text/failure'

export async function atPassword<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || failure.body.code !== 'password_wrong') throw error
    const { code, description } = failure.body
    throw new ApiFailure({
      ...failure,
      body: { ...failure.body, fields: { password: { code, description } } },
    })
  }
}
