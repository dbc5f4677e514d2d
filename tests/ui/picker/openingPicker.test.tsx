// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { BTC, ETH } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'
import { words } from './pickerWords'

beforeEach(() => {
  // jsdom lays nothing out; a virtual list draws nothing into a box without height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(580)
})

test('the dialog with its search is committed before the list is drawn, and calls no list empty', () => {
  // The height of the list's rows, drawn or not.
  const commits: { height: string | undefined; dialogs: number; text: string }[] = []
  const Commit = () => {
    useLayoutEffect(() => {
      commits.push({
        height: document.querySelector<HTMLElement>('[role=listbox] > div')?.style.height,
        dialogs: document.querySelectorAll('dialog input[role=combobox]').length,
        text: document.body.textContent,
      })
    })
    return null
  }
  renderWithStore(
    <CurrencyPicker
      currencies={[BTC, ETH]}
      isLoading={false}
      favorites={[]}
      recent={[]}
      nameOf={({ name }) => name}
      isAvailable={() => true}
      words={words}
      onChoose={vi.fn()}
      onFavorite={vi.fn()}
      onClose={vi.fn()}
    >
      <Commit />
    </CurrencyPicker>,
  )

  expect(commits[0]).toMatchObject({ height: '0px', dialogs: 1 })
  expect(commits[0]?.text).not.toContain('Nothing fits')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
