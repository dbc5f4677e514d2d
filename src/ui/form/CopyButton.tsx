import { useEffect, useState } from 'react'
import * as timings from '@/config/timings'
import { Button } from './Button'
import styles from './CopyButton.module.css'

type Props = {
  value: string
  words: { copy: string; copied: string; failed: string }
  label: string
}

export function CopyButton({ value, words, label }: Props) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  useEffect(() => {
    if (state === 'copy') return
    const timer = setTimeout(() => setState('copy'), timings.copiedNote)
    return () => clearTimeout(timer)
  }, [state])

  // Without a secure connection there is no clipboard.
  const copy = () => {
    void Promise.resolve(
      navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard')),
    ).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button look="outline" size="small" onClick={copy} aria-label={label}>
        <span className={styles.words} data-state={state} data-words={`${words.copy}\n${words.copied}`}>
          {words[state]}
        </span>
      </Button>
      <span className="unseen" aria-live="polite">
        {state === 'copy' ? '' : words[state]}
      </span>
    </>
  )
}
