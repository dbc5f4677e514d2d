/** The one place that reads the environment. Every name here stands in `.env.example` and in the README. Server only. */
const text = (name: string, fallback: string) => process.env[name]?.trim() || fallback

const number = (name: string, fallback: number) => {
  const value = Number(text(name, String(fallback)))
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of zero or more`)
  return value
}

export const env = {
  /** The port Next.js listens on. */
  get port() {
    return text('PORT', '3000')
  },
  /** Where the site is reached from outside, without a closing slash. */
  get siteUrl() {
    return text('SITE_URL', 'http://localhost:3000').replace(/\/+$/, '')
  },
  /** The operator's back end; empty means the embedded reference back end in sandbox mode. */
  get apiOrigin() {
    return text('API_ORIGIN', '').replace(/\/+$/, '')
  },
  get brandName() {
    return text('BRAND_NAME', 'Halyard')
  },
  /** Address of a logo picture; empty draws the default one. */
  get brandLogo() {
    return text('BRAND_LOGO', '')
  },
  /** Accent colour as `#rrggbb`; dark text must be readable on it. Empty keeps the theme's. */
  get brandAccent() {
    return text('BRAND_ACCENT', '')
  },
  get contactEmail() {
    return text('CONTACT_EMAIL', '')
  },
  /** Folder of the reference back end's database. */
  get dataDir() {
    return text('DATA_DIR', '.halyard')
  },
  get logLevel() {
    return text('LOG_LEVEL', 'info')
  },
  /** `1` when a reverse proxy of ours sets X-Forwarded-For. */
  get trustProxy() {
    return text('TRUST_PROXY', '') === '1'
  },
  /** Seconds that each step of a sandbox exchange takes. */
  get sandboxStepSeconds() {
    return number('SANDBOX_STEP_SECONDS', 3)
  },
  /** Calls a minute from one address that the reference back end answers, and those among them that write. */
  get rateLimitRead() {
    return number('RATE_LIMIT_READ', 600)
  },
  get rateLimitWrite() {
    return number('RATE_LIMIT_WRITE', 30)
  },
}
