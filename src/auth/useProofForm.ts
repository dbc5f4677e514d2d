import { useState } from 'react'
import type { Proof, ProofNeeded } from '@/contract/secondFactor'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiFailure, failureOf } from '@/domain/text/failure'
import type { ProofMethod } from '@/domain/account/secondFactor'
import { typedText } from '@/domain/text/typedText'
import { signWithPasskey } from '@/integrations/passkeys'
import { useForm } from '@/query/useForm'

type TypedProof = Proof & { password?: string }

const read = (typed: FormData) => ({
  code: typedText(typed, 'code').trim(),
  password: typedText(typed, 'password'),
})

const FIELD_OF: Partial<Record<ApiErrorCode, string>> = { code_wrong: 'code', password_wrong: 'password' }

export function useProofForm<Answer>(needed: ProofNeeded, prove: (proof: TypedProof) => Promise<Answer>) {
  const [method, setMethod] = useState<ProofMethod>(needed.methods[0] ?? 'password')
  const sent = useForm({
    read,
    check: ({ code, password }) => ({
      code: (method === 'totp' || method === 'recovery') && code === '' ? 'codeMissing' : undefined,
      password: method === 'password' && password === '' ? 'passwordMissing' : undefined,
    }),
    send: async ({ code, password }) => {
      if (method === 'passkey') return prove({ passkey: await signWithPasskey(needed.passkey ?? {}) })
      return atField(prove(method === 'password' ? { password } : { code }))
    },
  })
  const choose = (other: ProofMethod) => {
    sent.reset()
    setMethod(other)
  }
  return { ...sent, method, others: needed.methods.filter((one) => one !== method), choose }
}

async function atField<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    const failure = failureOf(error)
    const field = failure.kind === 'refused' ? FIELD_OF[failure.body.code] : undefined
    if (failure.kind !== 'refused' || !field) throw error
    const { code, description } = failure.body
    throw new ApiFailure({
      ...failure,
      body: { ...failure.body, fields: { [field]: { code, description } } },
    })
  }
}
