/**
 * Fetches the page's scripts after the first paint, or half a second later in a background tab, which does not paint;
 * each again until it comes. Once all have come, hands over bootstrapData, which starts them, in several tasks, because a
 * slow phone takes some 70 ms for all of them. Meanwhile a worker loads the browser's data for numbers and dates, which
 * all threads share and which take longer than any part of hydration. Notes presses until hydration
 * (browser/earlyPresses).
 */

declare global {
  interface Window {
    /** The bundler's list of what to load and start. */
    TURBOPACK?: unknown[]
  }
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

const page = document.documentElement
const boot = document.querySelector('script[data-boot]')
const files = document.querySelectorAll<HTMLElement>('script[data-deferred]')
let missing = files.length
let hasStarted = false

window.earlyPresses = []
document.addEventListener('click', notePress, true)
new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
setTimeout(load, 500)

function notePress(event: MouseEvent): void {
  if (page.dataset.hydrated !== undefined) {
    document.removeEventListener('click', notePress, true)
    return
  }
  const control = event.target instanceof Element && event.target.closest('button,input')
  if (control) window.earlyPresses?.push({ control, event, waiting: showsThatItWaits(control) })
}

/** By an animation, which leaves the HTML as React expects it. */
function showsThatItWaits(control: Element): Animation | false {
  if (control.tagName !== 'BUTTON' || !('animate' in control)) return false
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const opacity = [isCalm ? 0.4 : 1, 0.4]
  return control.animate({ opacity }, { duration: 600, iterations: Infinity, direction: 'alternate' })
}

function load(): void {
  if (hasStarted) return
  hasStarted = true
  files.forEach((file) => loadScript(file.dataset.deferred ?? '', FIRST_PAUSE))
  setTimeout(loadLocale)
}

/** They run in their order. */
function loadScript(file: string, pause: number): void {
  const script = document.createElement('script')
  script.src = file
  script.async = false
  script.onload = noteArrival
  script.onerror = () => {
    script.remove()
    setTimeout(loadScript, pause, file, Math.min(2 * pause, LONGEST_PAUSE))
  }
  document.head.appendChild(script)
}

function noteArrival(): void {
  missing -= 1
  if (missing === 0 && boot) startParts(JSON.parse(boot.textContent ?? '') as unknown[])
}

/** A message makes a task; a timer would too, but tests stop timers. */
function startParts(parts: unknown[]): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    window.TURBOPACK?.push(parts.shift())
    if (parts.length > 0) port2.postMessage(0)
    else port1.close()
  }
  port2.postMessage(0)
}

function loadLocale(): void {
  const tag = JSON.stringify(page.lang)
  const program = `(0).toLocaleString(${tag});new Date().toLocaleString(${tag});postMessage(0)`
  try {
    const url = URL.createObjectURL(new Blob([program]))
    const worker = new Worker(url)
    worker.onmessage = worker.onerror = () => {
      worker.terminate()
      URL.revokeObjectURL(url)
    }
  } catch {
    // The page then loads them itself, with the first number that it formats.
  }
}

export {}
