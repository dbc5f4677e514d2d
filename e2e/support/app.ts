import { expect, type Page } from '@playwright/test'
import { hydrated, openPage } from './exchangePage'

/** Registered with the first interaction; its offline page is stored with the first page that it hands over. */
export async function startApp(page: Page, path: string) {
  await openPage(page, path)
  await page.mouse.move(5, 5)
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('pointerdown'))
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await hydrated(page)
  const stored = () =>
    page.evaluate(async () =>
      (await (await caches.open('offline')).keys()).map(({ url }) => new URL(url).pathname),
    )
  await expect.poll(stored).not.toEqual([])
}
