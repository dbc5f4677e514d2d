import { logFailure } from '@/browser/logFailure'

const logged = new Set<string>()

export function attempt(service: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!logged.has(service)) logFailure(service, error)
    logged.add(service)
  }
}
