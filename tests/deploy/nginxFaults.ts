/** Where each directive that we use may stand, by nginx's own reference (https://nginx.org/en/docs/dirindex.html). */
const CONTEXTS: Record<string, string[]> = {
  main: ['worker_processes', 'pid', 'events', 'http', 'error_log'],
  events: ['worker_connections'],
  http: [
    ...['client_body_temp_path', 'proxy_temp_path', 'fastcgi_temp_path', 'uwsgi_temp_path', 'scgi_temp_path'],
    ...['server_tokens', 'access_log', 'error_log', 'upstream', 'server'],
    ...['set_real_ip_from', 'real_ip_header', 'real_ip_recursive', 'map', 'resolver', 'include'],
    ...['limit_req_zone', 'limit_conn_zone', 'limit_req_status', 'limit_conn_status'],
  ],
  upstream: ['zone', 'server', 'keepalive', 'keepalive_timeout'],
  server: [
    ...['listen', 'client_max_body_size', 'client_header_timeout', 'client_body_timeout', 'location'],
    ...['large_client_header_buffers', 'send_timeout', 'limit_conn', 'include', 'server_name'],
    ...['server_tokens', 'access_log', 'ssl_certificate', 'ssl_certificate_key', 'ssl_protocols'],
    ...['ssl_prefer_server_ciphers', 'ssl_session_cache', 'ssl_session_timeout', 'ssl_session_tickets'],
    ...['proxy_http_version', 'proxy_set_header', 'proxy_connect_timeout', 'proxy_read_timeout'],
    ...['proxy_next_upstream', 'proxy_next_upstream_tries'],
    ...['proxy_buffer_size', 'proxy_buffers', 'proxy_max_temp_file_size', 'error_page'],
  ],
  location: [
    ...['return', 'proxy_pass', 'limit_req', 'proxy_next_upstream'],
    ...['error_page', 'default_type', 'add_header', 'root'],
  ],
}

/**
 * What is wrong with a configuration of nginx, written one directive to a line, for machines without nginx. `within`: the
 * block of the file that includes it.
 */
export function nginxFaults(text: string, within: keyof typeof CONTEXTS = 'main'): string[] {
  const faults: string[] = []
  const open = [within]
  for (const [at, written] of text.split('\n').entries()) {
    const line = written.replace(/#.*/, '').trim()
    if (!line) continue
    const name = /^[a-z_]+/.exec(line)?.[0] ?? ''
    const fault = (what: string) => faults.push(`line ${at + 1}: ${what}`)
    if (line === '}') {
      if (open.length === 1) fault('nothing is open')
      else open.pop()
      continue
    }
    const context = open.at(-1) ?? ''
    // Its lines are pairs of a pattern and a value.
    const isPair = context === 'map'
    if (!isPair && !CONTEXTS[context]?.includes(name)) fault(`${name || line} has no place in ${context}`)
    if ((line.match(/"/g) ?? []).length % 2) fault('a quotation does not end')
    if (line.endsWith('{')) open.push(name)
    else if (!line.endsWith(';')) fault('no end')
  }
  return open.length > 1 ? [...faults, `${open.at(-1)} is not closed`] : faults
}
