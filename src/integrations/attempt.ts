import { logFailure } from '@/browser/logFailure'

const told = new Set<string>()

/** Does something with an outside service's own code. What it throws stays here and is logged once. */
export function attempt(service: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!told.has(service)) logFailure(service, error)
    told.add(service)
  }
}
