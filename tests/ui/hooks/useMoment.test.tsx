// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMoment } from '@/ui/hooks/useMoment'

const NEW_YEAR = '2026-01-01T00:00:00Z'
const UTC = 'Jan 1, 2026, 12:00 AM'
const TOKYO = 'Jan 1, 2026, 09:00 AM'

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Tokyo'))

function Moment({ onEffect }: { onEffect?: () => void }) {
  const shown = useMoment('en-US')(NEW_YEAR)
  useEffect(() => onEffect?.(), [onEffect])
  return <time suppressHydrationWarning>{shown}</time>
}

test('a time is hydrated as served and comes in the visitor’s zone after the first effects', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Moment />)
  await new Promise<void>((resolve) => hydrateRoot(container, <Moment onEffect={resolve} />))
  expect(container.textContent).toContain(UTC)
  await vi.waitFor(() => expect(container.textContent).toContain(TOKYO))
})

test('a time that a visitor opens later is in their zone at once', () => {
  expect(render(<Moment />).container.textContent).toContain(TOKYO)
})
