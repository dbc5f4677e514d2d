import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '@/domain/text/failure'
import type { RequestState } from './RequestState'

/** Of what is on the screen, by the key it shows. */
const refreshers = new Map<() => Promise<void>, string>()

/** Refreshes every query on the screen whose key is one of the names, or begins with one and a space. */
export function invalidate(...names: string[]) {
  for (const [refresh, key] of refreshers)
    if (names.some((name) => key === name || key.startsWith(`${name} `))) void refresh()
}

/** Data stay during a refetch and after a failure; `dataKey` is their key. Responses to earlier keys are dropped. */
export function useQuery<Data>(key: string, fetcher: () => Promise<Data>) {
  const [state, setState] = useState<RequestState<Data>>({ kind: 'pending' })
  const [last, setLast] = useState<{ data: Data; key: string } | null>(null)
  const latest = useRef({ key, fetcher, count: 0 })
  useEffect(() => {
    Object.assign(latest.current, { key, fetcher })
  })

  const refresh = useCallback(async () => {
    const count = ++latest.current.count
    const isLatest = () => count === latest.current.count
    const dataKey = latest.current.key
    try {
      const data = await latest.current.fetcher()
      if (!isLatest()) return
      setState({ kind: 'done', data })
      setLast({ data, key: dataKey })
    } catch (error) {
      if (isLatest()) setState({ kind: 'failed', failure: failureOf(error) })
    }
  }, [])
  const refetch = useCallback(() => {
    setState({ kind: 'pending' })
    return refresh()
  }, [refresh])

  useEffect(() => {
    const current = latest.current
    refreshers.set(refresh, key)
    void refetch()
    return () => {
      current.count++
      refreshers.delete(refresh)
    }
  }, [refresh, refetch, key])

  return {
    data: last?.data ?? null,
    dataKey: last?.key ?? null,
    failure: state.kind === 'failed' ? state.failure : null,
    isFetching: state.kind === 'pending',
    refetch,
    refresh,
  }
}
