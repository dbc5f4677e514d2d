import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/text/failure'

type State<Data> = {
  data: Data | null
  dataKey: string | null
  failure: Failure | null
  isFetching: boolean
}

/**
 * The data of `key`, fetched at once and again whenever `key` changes. Data stay during a refetch and after a failure;
 * a response to an earlier key is dropped. `refresh` fetches in the background, and leaves a failure until a response;
 * `dataKey` is the key the data belong to.
 */
export function useQuery<Data>(key: string, fetcher: () => Promise<Data>) {
  const [state, setState] = useState<State<Data>>({
    data: null,
    dataKey: null,
    failure: null,
    isFetching: true,
  })
  const latest = useRef({ key, fetcher, count: 0 })
  Object.assign(latest.current, { key, fetcher })

  const refresh = useCallback(async () => {
    const count = ++latest.current.count
    const isLatest = () => count === latest.current.count
    const dataKey = latest.current.key
    try {
      const data = await latest.current.fetcher()
      if (isLatest()) setState({ data, dataKey, failure: null, isFetching: false })
    } catch (error) {
      if (isLatest()) setState((before) => ({ ...before, failure: failureOf(error), isFetching: false }))
    }
  }, [])
  const refetch = useCallback(() => {
    setState((before) => ({ ...before, failure: null, isFetching: true }))
    return refresh()
  }, [refresh])

  useEffect(() => {
    const current = latest.current
    void refetch()
    return () => {
      current.count++
    }
  }, [refetch, key])

  return { ...state, refetch, refresh }
}
