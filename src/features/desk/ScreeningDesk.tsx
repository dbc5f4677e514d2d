import { Section } from '@/ui/layout/Section'
import { BlockList } from './BlockList'
import styles from './Desk.module.css'
import { HeldOrders } from './HeldOrders'
import { ScreeningSources } from './ScreeningSources'

export const ScreeningDesk = () => (
  <div className={styles.sections}>
    <Section
      level="h3"
      title="Exchanges on hold"
      lead="Nothing has been created at a provider, and the visitor sees no deposit address."
    >
      <HeldOrders />
    </Section>
    <Section
      level="h3"
      title="Blocked at this desk"
      lead="They cannot create an exchange or withdraw cashback. Exchanges that exist go on."
    >
      <BlockList />
    </Section>
    <ScreeningSources />
  </div>
)
