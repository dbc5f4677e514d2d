import { useRef, useState, type SyntheticEvent } from 'react'
import { repeatKeys } from '@/browser/repeatKeys'
import { useTries } from '@/browser/useTries'
import { failureOf, refusedFields, type Failure } from '@/domain/failure'

/** By the name of the field: what our own check says of it, or the code of the back end's refusal. */
type Problems = Record<string, string | undefined>

type Options<Fields, Answer> = {
  read: (typed: FormData) => Fields
  /** What is wrong before anything is sent, by field. */
  check: (fields: Fields) => Problems
  /** Throws ApiFailure. */
  send: (fields: Fields, idempotencyKey: string) => Promise<Answer>
}

type State<Answer> =
  | { kind: 'resting' }
  | { kind: 'sending' }
  | { kind: 'sent'; answer: Answer }
  | { kind: 'failed'; failure: Failure }

/**
 * A form that is sent once and keeps what was typed, also what was typed before the page woke up: the fields themselves
 * hold it. Problems are shown after the first try and then follow the typing; a refusal is silent once its field changes.
 */
export function useSentForm<Fields extends object, Answer>({ read, check, send }: Options<Fields, Answer>) {
  const { state, start, rest } = useSending(send)
  const [found, setFound] = useState<Problems>({})
  const [refused, setRefused] = useState<Problems>({})
  const { form: ref, tries, tried, forget } = useTries()

  const submit = async (fields: Fields) => {
    const problems = check(fields)
    setFound(problems)
    if (isEmpty(problems)) setRefused(await start(fields))
    else rest()
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
  const again = () => {
    forget()
    rest()
  }
  return { form, state, problems: { ...refused, ...named(found) }, again }
}

/** Sends one thing at a time; a repeated one goes under the key it had. */
function useSending<Fields extends object, Answer>(send: Options<Fields, Answer>['send']) {
  const isSending = useRef(false)
  const [keyOf] = useState(repeatKeys)
  const [state, setState] = useState<State<Answer>>({ kind: 'resting' })

  /** @returns the fields that were refused */
  const start = async (fields: Fields): Promise<Problems> => {
    if (isSending.current) return {}
    isSending.current = true
    setState({ kind: 'sending' })
    try {
      setState({ kind: 'sent', answer: await send(fields, keyOf(fields)) })
      return {}
    } catch (error) {
      const failure = failureOf(error)
      setState({ kind: 'failed', failure })
      return failure.kind === 'refused' && failure.body.fields ? refusedFields(failure) : {}
    } finally {
      isSending.current = false
    }
  }
  const rest = () => {
    if (!isSending.current) setState({ kind: 'resting' })
  }
  return { state, start, rest }
}

/** A check may name every field; one that it finds nothing wrong with hides no refusal. */
const named = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

const isEmpty = (problems: Problems) => Object.values(problems).every((problem) => problem === undefined)
