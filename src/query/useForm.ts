import { useState, type SyntheticEvent } from 'react'
import { idempotencyKeys } from '@/browser/storage/idempotencyKeys'
import { useFocusFirstError } from '@/browser/page/useFocusFirstError'
import { refusedFields } from '@/domain/text/failure'
import type { RequestState } from './RequestState'
import { useMutation } from './useMutation'

type Problems = Record<string, string | undefined>

type Options<Fields, Data> = {
  read: (typed: FormData) => Fields
  check: (fields: Fields) => Problems
  send: (fields: Fields, idempotencyKey: string) => Promise<Data>
}

/** Uncontrolled, so that typing before hydration is preserved. Problems show from the first try on. */
export function useForm<Fields extends object, Data>({ read, check, send }: Options<Fields, Data>) {
  const [keys] = useState(() => idempotencyKeys())
  const { state, mutate, reset } = useMutation(async (fields: Fields) =>
    send(fields, await keys.keyOf(fields)),
  )
  const [found, setFound] = useState<Problems>({})
  const [refused, setRefused] = useState<Problems>({})
  const { form: ref, tries, tried, forget } = useFocusFirstError()

  const submit = async (fields: Fields) => {
    const problems = check(fields)
    setFound(problems)
    if (isEmpty(problems)) setRefused(refusedIn(await mutate(fields)))
    else reset()
    tried()
  }

  const form = {
    ref,
    noValidate: true,
    onInput: (event: SyntheticEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement
      setRefused((before) => ({ ...before, [name]: undefined }))
      if (tries > 0) setFound(check(read(new FormData(event.currentTarget))))
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(read(new FormData(event.currentTarget)))
    },
  }
  const startOver = () => {
    forget()
    reset()
  }
  return { form, state, problems: { ...refused, ...named(found) }, reset: startOver }
}

const refusedIn = (outcome: RequestState<unknown> | null): Problems =>
  outcome?.kind === 'failed' && outcome.failure.kind === 'refused' && outcome.failure.body.fields
    ? refusedFields(outcome.failure)
    : {}

/** An undefined problem must not hide a refusal. */
const named = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

const isEmpty = (problems: Problems) => Object.values(problems).every((problem) => problem === undefined)
