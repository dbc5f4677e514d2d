import { useEffect, useRef, useState } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { EMBED_HEIGHT, HEIGHT_MESSAGE } from '@/domain/site/embed'
import styles from './EmbedSnippet.module.css'

export function EmbedPreview({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isBrowser = useIsBrowser()
  const [height, setHeight] = useState(EMBED_HEIGHT)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && isHeight(data)) setHeight(data.height)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  // In the served page it could send its height before anybody listens.
  if (!isBrowser) return <div className={styles.frame} style={{ height }} />
  return (
    <iframe ref={frame} className={styles.frame} src={address} title={title} height={height} loading="lazy" />
  )
}

const isHeight = (data: unknown): data is { height: number } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === HEIGHT_MESSAGE &&
  'height' in data &&
  typeof data.height === 'number'
