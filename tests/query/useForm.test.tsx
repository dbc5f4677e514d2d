// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiFailure } from '@/domain/text/failure'
import { useForm } from '@/query/useForm'

/** A form whose check names its field in any case, as most do. */
function Form() {
  const { form, problems } = useForm({
    read: (typed) => ({ name: typed.get('name') as string }),
    check: ({ name }) => ({ name: name === '' ? 'missing' : undefined }),
    send: () => {
      const fields = { name: { code: 'password_weak', description: '' } } as const
      const body = { code: 'password_weak', error: '', description: '', traceId: '', fields } as const
      return Promise.reject(new ApiFailure({ kind: 'refused', status: 422, body }))
    },
  })
  return (
    <form {...form} aria-label="form">
      <input name="name" aria-label="name" aria-invalid={problems.name ? true : undefined} />
      <p role="note">{problems.name}</p>
      <button type="submit">send</button>
    </form>
  )
}

test('a field that our own check finds right can still be refused, until it is changed', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('note')).toHaveTextContent('missing')
  await userEvent.type(screen.getByRole('textbox'), 'a')
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('password_weak')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(screen.getByRole('note')).toBeEmptyDOMElement()
})
