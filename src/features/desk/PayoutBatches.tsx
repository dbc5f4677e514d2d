import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { PayoutExportForm } from './PayoutExportForm'
import { PayoutImportForm } from './PayoutImportForm'

/** Many payouts in one transaction of a wallet. */
export const PayoutBatches = () => (
  <details>
    <summary>Send many at once</summary>
    <div className={styles.batches}>
      <Section title="1. File for a wallet">
        <PayoutExportForm />
      </Section>
      <Section title="2. Hashes of a batch">
        <PayoutImportForm />
      </Section>
    </div>
  </details>
)
