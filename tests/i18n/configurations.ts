import { vi } from 'vitest'
import type { OperatorFile } from '@/config/operator/schema'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'

type Configuration = {
  variables: Record<string, string>
  programmes?: OperatorFile['programmes']
  blockedLists?: string[]
}

const LIVE = { LIVE: '1', CONTACT_EMAIL: 'help@example.com' }

/** Of which every page is rendered. */
const CONFIGURATIONS = {
  sandbox: { variables: {} },
  'one provider and nothing else': { variables: { LIVE: '1', PROVIDERS: 'near' } },
  'live with everything': {
    variables: {
      ...LIVE,
      PROVIDERS: 'near,changenow,sideshift,simpleswap,exolix',
      PRICES: 'live',
      SMTP_URL: 'smtp://mail.example.com',
      DESK_STAFF: 'anna@example.com:admin',
      SCREENING_URL: 'https://screening.example.com',
      SCREENING_SECRET: 'b7'.repeat(32),
      FIREBASE_API_KEY: 'a-key',
      FIREBASE_PROJECT_ID: 'p',
      FIREBASE_SENDER_ID: '123456789012',
      FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f60718293a4',
      FIREBASE_VAPID_KEY: `B${'a'.repeat(86)}`,
      FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a@example.com","private_key":"k","project_id":"p"}',
      MERCURYO_WIDGET_ID: 'a-widget',
      MERCURYO_SECRET: 'c9'.repeat(32),
      APP_STORE_URL: 'https://apps.apple.com/app/id1',
      COUNTRY_HEADER: 'x-country',
    },
    blockedLists: ['sanctions.txt', 'blocked.txt'],
    programmes: {
      fees: {
        commissionPercent: { default: '0.6' },
        statedCommissionPercent: { changenow: '0.7', simpleswap: '0.7', exolix: '0.7' },
      },
    },
  },
  'live with a ramp': {
    variables: { ...LIVE, PROVIDERS: 'changenow', RAMPS: 'bity', SMTP_URL: 'smtp://mail.example.com' },
  },
  'live with a ramp alone': { variables: { ...LIVE, RAMPS: 'bity' } },
  'a back end of its own': { variables: { API_ORIGIN: 'https://api.example.com' } },
  'live without the loyalty programme': {
    variables: {
      ...LIVE,
      PROVIDERS: 'changenow,simpleswap',
      PRICES: 'live',
      SMTP_URL: 'smtp://mail.example.com',
    },
    programmes: { off: ['loyalty'] },
  },
} as const satisfies Record<string, Configuration>

export type ConfigurationName = keyof typeof CONFIGURATIONS
export const CONFIGURATION_NAMES = Object.keys(CONFIGURATIONS) as ConfigurationName[]

export const configurationOf = (name: ConfigurationName): Configuration => CONFIGURATIONS[name]

export function configure(name: ConfigurationName) {
  const { variables, programmes, blockedLists }: Configuration = CONFIGURATIONS[name]
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value)
  setOperator({
    ...NO_OPERATOR,
    blockedLists: blockedLists ?? [],
    file: programmes ? { programmes } : {},
  })
}

export function reset() {
  vi.unstubAllEnvs()
  setOperator(undefined)
}
