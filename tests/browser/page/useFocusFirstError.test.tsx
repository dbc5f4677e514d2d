// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusFirstError } from '@/browser/page/useFocusFirstError'

/** A form whose first field is judged by its renderer. */
function Form({ isWrong }: { isWrong: boolean }) {
  const { form, tried } = useFocusFirstError()
  return (
    <form ref={form}>
      <input aria-label="Address" aria-invalid={isWrong} />
      <input aria-label="Name" />
      <button type="button" onClick={tried}>
        Save
      </button>
    </form>
  )
}
const address = () => screen.getByLabelText('Address')
const save = () => fireEvent.click(screen.getByRole('button'))
/** Mutation observers are called in a microtask. */
const settled = () => act(() => Promise.resolve())

test('a try leads to the field that is marked as wrong', () => {
  render(<Form isWrong />)
  save()
  expect(address()).toHaveFocus()
})

test('a try leads to a field that is marked later, when its check has loaded', async () => {
  const { rerender } = render(<Form isWrong={false} />)
  save()
  expect(address()).not.toHaveFocus()
  rerender(<Form isWrong />)
  await settled()
  expect(address()).toHaveFocus()
})

test('a field that is marked once the visitor types elsewhere does not take the focus', async () => {
  const { rerender } = render(<Form isWrong={false} />)
  save()
  const name = screen.getByLabelText('Name')
  name.focus()
  fireEvent.input(name, { target: { value: 'C' } })
  rerender(<Form isWrong />)
  await settled()
  expect(name).toHaveFocus()
})
