import { type ComponentProps, type KeyboardEvent, useDeferredValue } from 'react'
import { isEnsName } from '@/domain/address/ensName'
import styles from './AddressField.module.css'

/** While nobody types, a picture of the address in groups of four lies over the plain text. */
export function AddressText({ value, ...area }: ComponentProps<'textarea'> & { value: string }) {
  // What was typed or pasted is drawn first.
  const isDrawn = useDeferredValue(value) === value
  const groups = !isDrawn || isEnsName(value) ? [] : groupsOf(value)
  return (
    <span className={styles.text}>
      <textarea
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        enterKeyHint="done"
        data-grouped={groups.length > 0 || undefined}
        onKeyDown={submitOnEnter}
        {...area}
        value={value}
      />
      <span className={styles.groups} aria-hidden="true" translate="no">
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </span>
    </span>
  )
}

const groupsOf = (text: string) => text.replace(/\s/g, '').match(/.{1,4}/gsu) ?? []

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}
