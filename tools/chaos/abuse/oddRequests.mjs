import { request } from 'node:http'

/** Bytes: twice what a body may have. */
const LARGE = 2 * 1024 * 1024

/** Bodies beyond any use (M6), and the header of a router this site does not have (L2). */
export async function oddRequests(site, report) {
  for (const path of [
    '/about',
    '/api/v3/sessions',
    '/monitoring-tunnel?projectId=1',
    '/auth-service/api/v1.0/sign-in',
  ]) {
    for (const isChunked of [false, true]) {
      const status = await post(site, path, isChunked)
      const how = isChunked ? 'in pieces' : 'at once'
      if (status !== 413 && status !== 0)
        report.lost(`2 MB sent to ${path} ${how} were answered with ${status}`)
    }
  }
  report.tried('bodies of 2 MB, at once and in pieces')
  const plain = await fetch(`${site.origin}/about`)
  await plain.text()
  const odd = await fetch(`${site.origin}/about`, {
    headers: { rsc: '1', 'next-router-prefetch': '1' },
    redirect: 'manual',
  })
  await odd.text()
  if (odd.status !== plain.status) report.lost(`with the header rsc a page is answered with ${odd.status}`)
  report.tried('the headers of the app router')
}

/** @returns the status; 0 where the connection was closed before one was read */
function post(site, path, isChunked) {
  const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': LARGE }
  return new Promise((resolve) => {
    const sent = request(site.origin + path, { method: 'POST', headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', () => resolve(0))
    sent.end(Buffer.alloc(LARGE, 120))
  })
}
