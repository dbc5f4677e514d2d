import { useEffect, useRef, type ReactNode } from 'react'

type Props = { id: string; title: string; className?: string | undefined; children: ReactNode }

/** Its heading takes the focus, because a screen reader goes on there. */
export function ArrivedSection({ id, title, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
