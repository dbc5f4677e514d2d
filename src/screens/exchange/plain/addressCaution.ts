import type { Translate } from '@/i18n/translate'
import type { JudgedAddress } from './judgeAddress'

/** What does not stop anyone, but has to be read. `network`: the name of the address's own. */
export function addressCaution(t: Translate, judged: JudgedAddress, network: string): string | undefined {
  if (judged.lostId) return t('recipient.linkExtra', { value: judged.lostId, network })
  if (judged.verdict === 'valid' && judged.mayBe)
    return t('recipient.mayBe', { other: judged.mayBe, network })
  return judged.verdict === 'warn' ? t('recipient.unchecked') : undefined
}
