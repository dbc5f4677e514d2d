import type { Partner } from '@/contract/partners'
import { Application } from '@/features/partners/Application'
import { ApplyForm } from '@/features/partners/ApplyForm'
import { BrandPage } from '@/features/partners/BrandPage'
import { CommissionRule } from '@/features/partners/CommissionRule'
import { ForPartner } from '@/features/partners/ForPartner'
import { LinksAndCodes } from '@/features/partners/LinksAndCodes'
import { Notices } from '@/features/partners/Notices'
import { PartnerFigures } from '@/features/partners/PartnerFigures'
import { SandboxMonth } from '@/features/partners/SandboxMonth'
import { TierProgress } from '@/features/partners/TierProgress'
import { usePartnerTerms } from '@/features/partners/usePartnerTerms'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Panel } from '@/ui/layout/Panel'
import type { PageProps } from '../loadPage'
import { PartnerFrame } from './PartnerFrame'
import styles from './PartnersScreen.module.css'
import { PartnerWelcome } from './PartnerWelcome'

export function PartnersScreen({ data }: PageProps<{ isSignedIn: boolean }>) {
  const { sandbox } = useAppSelector(selectSite)
  if (!data?.isSignedIn) return <PartnerWelcome />
  return (
    <PartnerFrame page="links">
      <ForPartner otherwise={<Apply />}>
        {(partner) => (
          <>
            {isAccepted(partner) ? (
              <>
                <PartnerFigures partner={partner} />
                <TierProgress partner={partner} />
                <LinksAndCodes partner={partner} />
                <BrandPage partner={partner} />
                {sandbox && partner.state === 'active' && <SandboxMonth />}
              </>
            ) : (
              <Application partner={partner} />
            )}
            <Notices />
            <CommissionRule terms={partner} />
          </>
        )}
      </ForPartner>
    </PartnerFrame>
  )
}

const isAccepted = ({ state }: Partner) => state !== 'applied' && state !== 'refused'

function Apply() {
  const terms = usePartnerTerms()
  return (
    <div className={styles.start}>
      <Panel>
        <ApplyForm />
      </Panel>
      {terms && <CommissionRule terms={terms} />}
    </div>
  )
}
