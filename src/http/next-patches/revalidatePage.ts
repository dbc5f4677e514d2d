import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request'
import type { Handler } from '../Handler'
import { headersForPage } from '../passedHeaders'

type Manifest = { preview: { previewModeId: string } }

/**
 * Ends when Next.js has rendered the page of this request anew into its cache, or has failed to; it does so for
 * `res.revalidate` of a handler too.
 */
export function createRevalidate(next: Handler, folder = process.cwd()) {
  let id: string | undefined
  return async (visit: IncomingMessage): Promise<void> => {
    id ??= readPreviewId(folder)
    const { req, res } = createRequestResponseMocks({
      url: visit.url ?? '',
      headers: { ...headersForPage(visit), 'x-prerender-revalidate': id },
      resWriter: () => true,
    })
    await next(req, res)
  }
}

/** Made by each build; only the server knows it. */
const readPreviewId = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8')) as Manifest).preview
    .previewModeId
