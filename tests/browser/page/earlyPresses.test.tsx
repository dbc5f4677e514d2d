// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repeatEarlyPresses, useEarlyPress } from '@/browser/page/earlyPresses'
import { inlineScripts } from '@/shell/inlineScripts'
import { Segmented } from '@/ui/form/Segmented'
import { Checkbox } from '@/ui/form/Checkbox'

const chosen = vi.fn()
const OPTIONS = ['floating', 'fixed'].map((value) => ({ value, label: value }))
const Rate = () => (
  <Segmented name="rate" legend="Rate" options={OPTIONS} value="floating" onChoose={chosen} />
)
const Sure = () => (
  <Checkbox checked={false} onChange={chosen}>
    sure
  </Checkbox>
)
function Swap() {
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, chosen)
  return (
    <button ref={button} onClick={chosen}>
      swap
    </button>
  )
}

function serve(page: React.JSX.Element) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  return {
    input: (at = 0) => container.querySelectorAll('input')[at] ?? expect.fail('no input'),
    button: () => container.querySelector('button') ?? expect.fail('no button'),
    hydrate: () => act(() => Promise.resolve(void hydrateRoot(container, page))),
  }
}

beforeEach(() => {
  chosen.mockReset()
  delete document.documentElement.dataset.hydrated
  // As the browser runs it at the end of the page's body. What it does later has no page here, and would run into other files.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  void window.eval(inlineScripts.deferredScriptLoader)
  vi.useRealTimers()
})
afterEach(() => {
  // The next click ends the listening.
  document.documentElement.dataset.hydrated = ''
  document.body.click()
})

describe('before the page is hydrated', () => {
  test('a radio button that was pressed is chosen', async () => {
    const { input, hydrate } = serve(<Rate />)
    input(1).click()
    await hydrate()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('fixed')
  })

  test('a checkbox that was ticked is ticked, one that was ticked twice is not', async () => {
    const once = serve(<Sure />)
    once.input().click()
    await once.hydrate()
    expect(chosen).toHaveBeenCalledExactlyOnceWith(true)
    const twice = serve(<Sure />)
    twice.input().click()
    twice.input().click()
    await twice.hydrate()
    expect(chosen).toHaveBeenCalledOnce()
  })

  test('a button acts as often as it was pressed, and later presses act once', async () => {
    const { button, hydrate } = serve(<Swap />)
    button().click()
    button().click()
    await hydrate()
    expect(chosen).toHaveBeenCalledTimes(2)
    act(() => button().click())
    expect(chosen).toHaveBeenCalledTimes(3)
  })
})

describe('once the page is hydrated', () => {
  const Page = ({ children }: { children: ReactNode }) => {
    useEffect(() => repeatEarlyPresses(), [])
    return children
  }

  test('a button that takes no presses itself is pressed again, as often as before', async () => {
    const { button, hydrate } = serve(
      <Page>
        <button onClick={chosen}>copy</button>
      </Page>,
    )
    button().click()
    button().click()
    await hydrate()
    expect(chosen).toHaveBeenCalledTimes(2)
  })

  test('a button that has taken its presses is not', async () => {
    const { button, hydrate } = serve(
      <Page>
        <Swap />
      </Page>,
    )
    button().click()
    await hydrate()
    expect(chosen).toHaveBeenCalledOnce()
  })

  test('a form that was sent is not sent again', async () => {
    const sent = vi.fn((event: SyntheticEvent) => event.preventDefault())
    const { button, hydrate } = serve(
      <Page>
        <form onSubmit={sent}>
          <button>send</button>
        </form>
      </Page>,
    )
    const atOnce = (event: Event) => event.preventDefault()
    window.addEventListener('submit', atOnce)
    button().click()
    window.removeEventListener('submit', atOnce)
    await hydrate()
    expect(sent).not.toHaveBeenCalled()
  })
})

test('what the browser restored without a press is put back to what the page knows', async () => {
  const rate = serve(<Rate />)
  rate.input(1).checked = true
  await rate.hydrate()
  expect(rate.input(0).checked).toBe(true)
  const sure = serve(<Sure />)
  sure.input().checked = true
  await sure.hydrate()
  expect(sure.input().checked).toBe(false)
  expect(chosen).not.toHaveBeenCalled()
})
