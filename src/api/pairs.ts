import { client } from './client'

/**
 * GET /api/v3/pairs[?fixed=true] as bytes: some 15 MB of JSON, which only the pair worker parses, off the main thread.
 */
export async function fetchPairBytes(fixed: boolean): Promise<ArrayBuffer> {
  const answer = await client.get<ArrayBuffer>('/api/v3/pairs', {
    params: fixed ? { fixed: true } : {},
    responseType: 'arraybuffer',
  })
  return answer.data
}
