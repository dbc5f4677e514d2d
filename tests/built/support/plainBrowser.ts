const MAX_REDIRECTS = 5

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

/** A browser without scripts and with one page, for tests in the environment of jsdom. It stores no cookies unless it is to. */
export function plainBrowser(
  origin: string,
  headers: Record<string, string> = {},
  { hasCookies = false }: { hasCookies?: boolean } = {},
) {
  const cookies = new Map<string, string>()
  let url = new URL(origin)
  let response = new Response()
  let page = document.implementation.createHTMLDocument()

  async function load(address: string, init: Sent = {}): Promise<void> {
    let [target, sent] = [new URL(address, url), init]
    for (let hops = 0; ; hops++) {
      response = await fetch(target, {
        redirect: 'manual',
        ...sent,
        headers: { ...headers, ...sent.headers, ...(cookies.size > 0 && { cookie: cookieHeader() }) },
      })
      if (hasCookies) storeCookies(response.headers.getSetCookie())
      const location = response.headers.get('location')
      if (location === null) break
      if (hops > MAX_REDIRECTS) throw new Error(`${address} leads in a circle`)
      target = new URL(location, target)
      if (response.status === 303) sent = {}
    }
    url = target
    page = new DOMParser().parseFromString(await response.text(), 'text/html')
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  function storeCookies(set: string[]) {
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/; Max-Age=0(;|$)/.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  /** The last request again, as a second press sends it. */
  let last: () => Promise<void> = () => Promise.resolve()

  function buttonOf(name: string): HTMLButtonElement {
    const found = [...page.querySelectorAll('button')].find(
      (button) => button.type === 'submit' && textIn(button).includes(name),
    )
    if (!found) throw new Error(`there is no button ${name}: ${text()}`)
    return found
  }

  const text = () => textIn(page.querySelector('main') ?? page.body)

  return {
    open: (address: string) => load(address),
    reload: () => load(url.href),
    pressAgain: () => last(),
    /** Fills in the form of the button, by the names of its fields, and sends it. */
    press: (name: string, values: Record<string, string> = {}) => {
      const button = buttonOf(name)
      const form = button.form
      if (!form) throw new Error(`${name} is in no form`)
      const data = new URLSearchParams(entriesOf(form, button, values))
      const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
      const target = new URL(action, url)
      last = () =>
        form.method === 'post'
          ? load(target.href, {
              method: 'POST',
              body: data.toString(),
              headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
            })
          : load(`${target.pathname}?${data.toString()}`)
      return last()
    },
    field: (name: string) => fieldIn(page, name),
    /** What is described as wrong with a field. */
    errorAt: (name: string) => {
      const field = page.querySelector(`[name="${name}"]`)
      const notes = (field?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      return field?.getAttribute('aria-invalid') === 'true'
        ? textIn(page.querySelector(`[id="${notes.at(-1)}"]`))
        : null
    },
    cookies,
    text,
    html: () => page.documentElement.outerHTML,
    count: (selector: string) => page.querySelectorAll(selector).length,
    path: () => decodeURIComponent(url.pathname) + url.search,
    status: () => response.status,
    header: (name: string) => response.headers.get(name),
  }
}

const textIn = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldIn(page: Document, name: string): string {
  const field = page.querySelector<Field>(`[name="${name}"]`)
  if (!field) throw new Error(`there is no field ${name}`)
  return field.value
}

/** What a browser sends (HTML, constructing the entry list). */
function entriesOf(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  values: Record<string, string>,
): [string, string][] {
  const unknown = Object.keys(values).filter((name) => !form.querySelector(`[name="${name}"]`))
  if (unknown.length > 0) throw new Error(`the form has no ${unknown.join()}`)
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')]
  const entries = fields.flatMap((field): [string, string][] => {
    const isTick = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    if (isTick && !(values[field.name] ?? field.checked)) return []
    return field.name ? [[field.name, values[field.name] ?? field.value]] : []
  })
  return button.name ? [...entries, [button.name, button.value]] : entries
}
