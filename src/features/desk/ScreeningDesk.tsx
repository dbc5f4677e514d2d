import { Section } from '@/ui/layout/Section'
import { BlockList } from './BlockList'
import styles from './Desk.module.css'
import { ScreeningSources } from './ScreeningSources'

export const ScreeningDesk = () => (
  <div className={styles.part}>
    <ScreeningSources />
    <Section
      title="Blocked at this desk"
      lead="They cannot create an exchange or withdraw cashback. Exchanges that exist go on."
    >
      <BlockList />
    </Section>
  </div>
)
