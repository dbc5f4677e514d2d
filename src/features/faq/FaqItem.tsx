import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyButton } from '@/ui/form/CopyButton'
import styles from './Faq.module.css'

type Props = {
  id: string
  question: string
  answer: string
  link: string
  isNamed: boolean
  isFound: boolean
}

/** With the anchor inside, a browser opens the details that an address names without scripts. */
export function FaqItem({ id, question, answer, link, isNamed, isFound }: Props) {
  const { t } = useTranslation('faq')
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isNamed || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'start' })
  }, [isNamed])
  return (
    <details ref={box} className={styles.item} hidden={!isFound}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        <p>{answer}</p>
        <CopyButton
          value={link}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
          label={t('copyLabel', { question })}
        />
      </div>
    </details>
  )
}
