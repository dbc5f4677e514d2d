import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useState } from 'react'

const NAMES = [
  'token',
  'email-token',
  'restore-token',
  'stop-token',
  'reset-stop-token',
  'staff-token',
] as const
type Brought = { name: (typeof NAMES)[number]; token: string }

/** In the fragment, which no log or referrer sees; removed from the history once read. Undefined until read. */
export function useLinkToken(): Brought | null | undefined {
  const { asPath, replace } = useRouter()
  const [brought, setBrought] = useState<Brought | null>()
  const look = useEffectEvent(() => {
    const found = tokenIn(window.location.hash)
    setBrought((before) => found ?? before ?? null)
    // By the router, which restores its own address.
    if (found) void replace(asPath.split('#')[0] ?? '', undefined, { shallow: true, scroll: false })
  })
  useEffect(() => {
    const lookAgain = () => look()
    lookAgain()
    window.addEventListener('hashchange', lookAgain)
    return () => window.removeEventListener('hashchange', lookAgain)
  }, [])
  return brought
}

function tokenIn(hash: string): Brought | null {
  const params = new URLSearchParams(hash.slice(1))
  const found = NAMES.map((name) => ({ name, token: params.get(name) ?? '' }))
  return found.find(({ token }) => token !== '') ?? null
}
