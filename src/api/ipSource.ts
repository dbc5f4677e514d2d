import { namedEnvironment } from './environmentName'

const isProduction = () =>
  process.env.NODE_ENV === 'production' && (namedEnvironment() ?? 'production') === 'production'

/** Outside production only: a random address per call (R34). */
export const ipSource = (): Record<string, string> =>
  isProduction() ? {} : { 'x-qrator-ip-source': randomIp() }

const randomIp = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join('.')
