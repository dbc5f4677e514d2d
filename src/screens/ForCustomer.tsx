import { useEffect, useState, type ComponentType } from 'react'
import { useIsSignedIn } from '@/auth/useIsSignedIn'

type Props<Own extends object> = { load: () => Promise<ComponentType<Own>>; own: Own }

export function ForCustomer<Own extends object>({ load, own }: Props<Own>) {
  const isSignedIn = useIsSignedIn()
  const [Part, setPart] = useState<ComponentType<Own> | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    void load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [isSignedIn, load])
  return isSignedIn && Part ? <Part {...own} /> : null
}
