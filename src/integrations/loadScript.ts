import * as timings from '@/config/timings'

type Added = { script: HTMLScriptElement; arrived: Promise<void> }

const added = new Map<string, Added>()

/** Resolves with what `brings` finds. A failed script is removed, for a retry. @throws Error on failure or timeout */
export async function loadScript<T>(src: string, brings: () => T | undefined): Promise<T> {
  const { script, arrived } = added.get(src) ?? add(src)
  try {
    await arrived
    const brought = brings()
    if (!brought) throw new Error(`${src} brought nothing`)
    return brought
  } catch (error) {
    script.remove()
    if (added.get(src)?.script === script) added.delete(src)
    throw error
  }
}

function add(src: string): Added {
  const script = document.createElement('script')
  const arrived = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${src} ${why}`))
    const timer = setTimeout(() => fail('took too long'), timings.scriptTimeout)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail('could not be loaded')
    }
  })
  script.async = true
  script.src = src
  document.head.append(script)
  added.set(src, { script, arrived })
  return { script, arrived }
}
