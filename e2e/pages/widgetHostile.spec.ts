import { expect } from '@playwright/test'
import { makeWidget } from '../support/aWidget'
import { ADDRESS } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { form, goOn, hostPage, LOADER, NOTES, notes } from '../support/widgetHost'

/** Says hello to every frame around it as the loader does, and claims orders to the page that frames it. */
const HOSTILE = `<pre id=heard></pre><script>
addEventListener('message', ({ data, source }) => {
  if (source !== window) heard.textContent += JSON.stringify(data)
})
const hello = { halyard: 'halyard-widget', version: 1, type: 'hello' }
setInterval(() => {
  for (let at = 0; at < parent.length; at++) parent[at].postMessage(hello, '*')
  parent.postMessage({ ...hello, type: 'order', id: 'forged' }, '*')
}, 50)
</script>`

test('a frame of another origin gets no message of a widget and cannot speak for it', async ({
  page,
  baseURL,
  request,
}) => {
  const hostile = await hostPage(() => HOSTILE)
  hostile.show('')
  const host = await hostPage(
    (id) => `${NOTES}<halyard-exchange id=one widget=${id}></halyard-exchange>
<script src="${baseURL}/${LOADER}"></script><iframe name=hostile src="${hostile.address}"></iframe>`,
  )
  const { id } = await makeWidget(request, [host.origin])
  host.show(id)
  await page.goto(host.address)
  const frame = page.frameLocator('halyard-exchange iframe')
  await goOn(frame)
  await frame.getByLabel('Recipient ETH address').fill(ADDRESS.eth)
  await frame.getByRole('button', { name: 'Review exchange' }).click()
  await frame.getByRole('button', { name: 'Create exchange' }).click()
  await expect(notes(page)).toContainText(/one status \{"id":"\w+","status":"waiting"\}/)
  expect(await notes(page).textContent()).not.toContain('forged')
  await expect(page.frameLocator('[name=hostile]').locator('#heard')).toHaveText('')
  host.stop()
  hostile.stop()
})

test('a page that frames a registered page does not get its widget', async ({ page, baseURL, request }) => {
  const host = await hostPage((id) => `<iframe src="${baseURL}/widget/${id}"></iframe>`)
  const { id } = await makeWidget(request, [host.origin])
  host.show(id)
  const around = await hostPage(() => `<iframe src="${host.address}"></iframe>`)
  around.show('')
  await page.goto(host.address)
  await expect(form(page.frameLocator('iframe'))).toBeVisible()
  await page.goto(around.address)
  await expect(page.frameLocator('iframe').locator('iframe')).toBeVisible()
  expect(page.frames().some((frame) => frame.url().includes(id))).toBe(false)
  host.stop()
  around.stop()
})

test('in a frame a changed, a replayed and an expired recipient are refused, and the page around it learns why', async ({
  page,
  baseURL,
  request,
}) => {
  const elements: string[] = []
  const host = await hostPage(
    () => `${NOTES}${elements.join('')}<script src="${baseURL}/${LOADER}"></script>`,
  )
  const [one, other] = [await makeWidget(request, [host.origin]), await makeWidget(request, [host.origin])]
  const element = (name: string, widget: string, query: string) =>
    `<halyard-exchange id=${name} widget=${widget} ${[...new URLSearchParams(query)].map(([key, value]) => `${key}="${value}"`).join(' ')}></halyard-exchange>`
  const link = one.signed()
  elements.push(element('good', one.id, link))
  host.show('')
  await page.goto(host.address)
  const good = page.frameLocator('#good iframe')
  await goOn(good)
  await expect(good.getByText('Recipient set by localhost')).toBeVisible()

  const forged = { address: ADDRESS.eth.replace('5a', '5b') }
  elements.splice(0, 1)
  elements.push(
    element('replayed', one.id, link),
    element('changed', one.id, one.signed(forged)),
    element('expired', one.id, one.signed({ expires: '1700000000' })),
    // Signed by another partner.
    element('other', one.id, other.signed()),
    element('fresh', other.id, other.signed()),
  )
  host.show('')
  await page.goto(host.address)
  for (const [name, code] of [
    ['replayed', 'used'],
    ['changed', 'signature'],
    ['expired', 'expired'],
    ['other', 'signature'],
  ] as const) {
    const frame = page.frameLocator(`#${name} iframe`)
    await expect(frame.getByRole('alert').first()).toBeVisible()
    await expect(frame.getByRole('textbox')).toHaveCount(0)
    await expect(notes(page)).toContainText(`${name} error {"code":"${code}"}`)
  }
  await expect(form(page.frameLocator('#fresh iframe'))).toHaveValue('0.25')
  expect(await notes(page).textContent()).not.toMatch(/fresh error|good error/)
  host.stop()
})

test('a wrong address in a frame is named beside its field, which has the focus', async ({
  page,
  baseURL,
  request,
}) => {
  const host = await hostPage((id) => `<iframe src="${baseURL}/widget/${id}"></iframe>`)
  const { id } = await makeWidget(request, [host.origin])
  host.show(id)
  await page.goto(host.address)
  const frame = page.frameLocator('iframe')
  await goOn(frame)
  const field = frame.getByLabel('Recipient ETH address')
  await field.fill('nonsense')
  await frame.getByRole('button', { name: 'Review exchange' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(frame.getByRole('button', { name: 'Create exchange' })).toHaveCount(0)
  host.stop()
})
