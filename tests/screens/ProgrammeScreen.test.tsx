// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageProps } from '@/screens/loadPage'
import { ProgrammeScreen } from '@/screens/affiliate/ProgrammeScreen'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

const words = {
  title: 'T',
  description: 'D',
  heading: 'Invite friends',
  lead: 'L',
  html: '<p>Words</p>',
  sections: [],
}
const prose = { ...words, updated: '2026-11-22', missing: [] }
const open = (sandbox: boolean) => {
  const preloaded = { site: { ...aSite(), sandbox } }
  renderWithStore(<ProgrammeScreen {...({ prose, data: null } as unknown as PageProps)} />, { preloaded })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invite friends')
  return screen.queryByText(/Links don’t earn anything here/)
}

test('the sandbox says that its programmes pay nothing', () => expect(open(true)).toBeVisible())
test('an operator’s own back end runs them', () => expect(open(false)).toBeNull())
