// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizationData } from '@/domain/site/structuredData'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { aSite } from '../aSite'

test('structured data stay data: no text in them can end their tag', () => {
  const brand = { name: '</script><img src=x>', logo: null, accent: null, contactEmail: null }
  const { container } = render(<StructuredDataTag data={organizationData(aSite({ brand }))} />)
  expect(container.innerHTML).not.toMatch(/<\/script><img/)
  const tag = container.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(tag?.textContent ?? '')).toMatchObject({ name: '</script><img src=x>' })
})
