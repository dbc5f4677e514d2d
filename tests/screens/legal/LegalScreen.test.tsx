// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageProps } from '@/screens/loadPage'
import { LegalScreen } from '@/screens/legal/LegalScreen'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const words = {
  title: 'T',
  description: 'D',
  heading: 'Imprint',
  lead: 'L',
  html: '<p>Words</p>',
  sections: [],
}

function open(missing: string[], sandbox = false) {
  const preloaded = { site: { ...aSite(), sandbox } }
  const props = { preloaded, data: null, prose: { ...words, updated: '2026-11-22', missing } }
  renderWithStore(<LegalScreen {...(props as unknown as PageProps)} />, { preloaded })
  expect(screen.getByText('Last updated: Nov 22, 2026')).toBeVisible()
}

test('a document that lacks settings says so and names them', () => {
  open(['legalName', 'legalLaw'])
  expect(screen.getByText('This document is incomplete')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Company name', 'Governing law']),
  )
  expect(screen.queryByText(/isn’t legally binding/)).toBeNull()
})

test('in the sandbox it is a sample', () => {
  open(['legalName'], true)
  expect(screen.getByText(/the document is a sample and isn’t legally binding/)).toBeVisible()
})

test('a complete document has no notice', () => {
  open([])
  expect(screen.queryByText('This document is incomplete')).toBeNull()
})
