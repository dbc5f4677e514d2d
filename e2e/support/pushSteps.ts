import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { ownOrderByApi } from './exchangeApi'
import { openPage } from './exchangePage'
import { playFirebase } from './firebaseHosts'

type Visit = { page: Page; context: BrowserContext; request: APIRequestContext }

/** Opens a new exchange for a visitor who will accept notifications when prompted. */
export async function openWithPush({ page, context, request }: Visit, path = '/exchange') {
  await context.grantPermissions(['notifications'])
  const firebase = await playFirebase(context)
  const publicId = await ownOrderByApi(page, request)
  await openPage(page, `${path}?id=${publicId}`)
  return { firebase, publicId }
}

export const offer = (page: Page) => page.getByRole('button', { name: 'Notify me on this device' })
export const stop = (page: Page) => page.getByRole('button', { name: 'Turn off notifications' })
