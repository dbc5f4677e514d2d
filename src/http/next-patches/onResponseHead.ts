import { STATUS_CODES, type ServerResponse } from 'node:http'

/** Calls `change` when the head of a response leaves; it may change headers, and gives the status to send. */
export function onResponseHead(res: ServerResponse, change: (status: number) => number) {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const sent = change(status)
    if (sent !== status) res.statusMessage = STATUS_CODES[sent] ?? ''
    return writeHead(sent, ...rest)
  }
}
