// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented } from '@/ui/form/Segmented'
import { renderWithStore } from '../../renderWithStore'

const options = ['floating', 'fixed'].map((value) => ({ value, label: value }))

function Choice({ legend = 'Rate' }: { legend?: string }) {
  const [value, setValue] = useState('floating')
  return <Segmented name={legend} legend={legend} options={options} value={value} onChoose={setValue} />
}

test('it is a named group of radio buttons of which one is chosen', () => {
  renderWithStore(<Choice />)
  expect(screen.getByRole('group', { name: 'Rate' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'floating' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'fixed' })).not.toBeChecked()
})

test('by keyboard it is one stop, and arrows choose', async () => {
  renderWithStore(
    <>
      <Choice />
      <button>after</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'floating' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'fixed' })).toBeChecked()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
})

test('two of them on a page do not disturb each other', async () => {
  renderWithStore(
    <>
      <Choice legend="One" />
      <Choice legend="Two" />
    </>,
  )
  const second = within(screen.getByRole('group', { name: 'Two' }))
  await userEvent.click(second.getByRole('radio', { name: 'fixed' }))
  expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('fieldset'))).toEqual(
    screen.getAllByRole('group'),
  )
})
