import { useEffect, useState, type ComponentType } from 'react'
import { selectIsAuth } from '@/store/slices/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'

type Props<Own extends object> = { load: () => Promise<ComponentType<Own>>; own: Own }

export function ForCustomer<Own extends object>({ load, own }: Props<Own>) {
  const isAuth = useAppSelector(selectIsAuth)
  const [Part, setPart] = useState<ComponentType<Own> | null>(null)
  useEffect(() => {
    if (!isAuth) return
    void load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [isAuth, load])
  return isAuth && Part ? <Part {...own} /> : null
}
