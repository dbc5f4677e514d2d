import { useState, type ComponentType } from 'react'

/** Shows a failed load and can retry; next/dynamic would cache the failure for good. */
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
