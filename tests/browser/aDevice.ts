import { vi } from 'vitest'

const SYSTEMS = {
  android: 'Linux; Android 15; Pixel 9',
  iphone: 'iPhone; CPU iPhone OS 18_1 like Mac OS X',
  mac: 'Macintosh; Intel Mac OS X 10_15_7',
  windows: 'Windows NT 10.0; Win64; x64',
}

/** What a browser says of the device it runs on. */
export function aDevice(system: keyof typeof SYSTEMS, { touchPoints = 0 } = {}) {
  vi.stubGlobal('navigator', {
    userAgent: `Mozilla/5.0 (${SYSTEMS[system]}) AppleWebKit/537.36`,
    maxTouchPoints: touchPoints,
  })
}
