import { useState, type ComponentType } from 'react'

/**
 * A component whose code comes when it is wanted. A try that failed, on a train or after a release, is told and can be
 * repeated; next/dynamic would keep the failure for good.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const want = () => {
    setFailed(false)
    void load().then(
      (loaded) => setComponent(() => loaded),
      () => setFailed(true),
    )
  }
  return { Component, hasFailed, want }
}
