import { onTestFinished } from 'vitest'

/**
 * Lets the browser of this test save data. A property of the true navigator: an object that inherits from it refuses
 * its own getters, `userAgent` among them.
 */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
}
