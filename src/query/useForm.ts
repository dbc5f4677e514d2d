import { useRef, useState, type SyntheticEvent } from 'react'
import { formIdempotencyKeys } from '@/browser/storage/formIdempotencyKeys'
import { useFocusFirstError } from '@/browser/page/useFocusFirstError'
import { failureOf, refusedFields, type Failure } from '@/domain/text/failure'

/** By the name of the field: what our own check says of it, or the code of the back end's refusal. */
type Problems = Record<string, string | undefined>

type Options<Fields, Data> = {
  read: (typed: FormData) => Fields
  check: (fields: Fields) => Problems
  send: (fields: Fields, idempotencyKey: string) => Promise<Data>
}

type State<Data> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent'; data: Data }
  | { kind: 'failed'; failure: Failure }

/** A form that is sent once. Uncontrolled, so that typing before hydration is preserved. Problems are shown after the
 * first try and then follow the typing; a refusal is cleared once its field changes. */
export function useForm<Fields extends object, Data>({ read, check, send }: Options<Fields, Data>) {
  const { state, start, reset } = useSending(send)
  const [found, setFound] = useState<Problems>({})
  const [refused, setRefused] = useState<Problems>({})
  const { form: ref, tries, tried, forget } = useFocusFirstError()

  const submit = async (fields: Fields) => {
    const problems = check(fields)
    setFound(problems)
    if (isEmpty(problems)) setRefused(await start(fields))
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

function useSending<Fields extends object, Data>(send: Options<Fields, Data>['send']) {
  const isSending = useRef(false)
  const [keyOf] = useState(formIdempotencyKeys)
  const [state, setState] = useState<State<Data>>({ kind: 'idle' })

  const start = async (fields: Fields): Promise<Problems> => {
    if (isSending.current) return {}
    isSending.current = true
    setState({ kind: 'sending' })
    try {
      setState({ kind: 'sent', data: await send(fields, keyOf(fields)) })
      return {}
    } catch (error) {
      const failure = failureOf(error)
      setState({ kind: 'failed', failure })
      return failure.kind === 'refused' && failure.body.fields ? refusedFields(failure) : {}
    } finally {
      isSending.current = false
    }
  }
  const reset = () => {
    if (!isSending.current) setState({ kind: 'idle' })
  }
  return { state, start, reset }
}

/** A check may name every field; one that it finds nothing wrong with hides no refusal. */
const named = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

const isEmpty = (problems: Problems) => Object.values(problems).every((problem) => problem === undefined)
