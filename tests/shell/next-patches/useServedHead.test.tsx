// @vitest-environment jsdom
import { render } from '@testing-library/react'
import initHeadManager from 'next/dist/client/head-manager'
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import Head from 'next/head'
import { expect, test, vi } from 'vitest'
import { useServedHead } from '@/shell/next-patches/useServedHead'

function Page({ title, isServed }: { title: string; isServed: boolean }) {
  useServedHead(isServed)
  return (
    <Head>
      <title>{title}</title>
    </Head>
  )
}

function hydrate(isServed: boolean) {
  document.title = 'served'
  const manager = initHeadManager()
  const updateHead = vi.spyOn(manager, 'updateHead')
  const page = (title: string) => (
    <HeadManagerContext value={manager}>
      <Page title={title} isServed={isServed} />
    </HeadManagerContext>
  )
  const { rerender } = render(page('first'), { hydrate: true })
  return { updateHead, change: (title: string) => rerender(page(title)) }
}

test('the head is left as served until it changes', () => {
  const { updateHead, change } = hydrate(true)
  expect(updateHead).not.toHaveBeenCalled()
  expect(document.title).toBe('served')
  change('second')
  expect(document.title).toBe('second')
})

test('an error page that replaces the served one has its own head', () => {
  hydrate(false)
  expect(document.title).toBe('first')
})
