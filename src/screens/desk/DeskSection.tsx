import type { ReactNode } from 'react'
import type { DeskSession } from '@/contract/deskResults'
import { AmbassadorDetail } from '@/features/desk/AmbassadorDetail'
import { AmbassadorList } from '@/features/desk/AmbassadorList'
import { AnnouncementDesk } from '@/features/desk/AnnouncementDesk'
import { AuditLog } from '@/features/desk/AuditLog'
import { ContestState } from '@/features/desk/ContestState'
import { CustomerDetail } from '@/features/desk/CustomerDetail'
import { CustomerList } from '@/features/desk/CustomerList'
import { DeskKeys } from '@/features/desk/DeskKeys'
import { DeskOverview } from '@/features/desk/DeskOverview'
import { InvitationList } from '@/features/desk/InvitationList'
import { LegalHoldList } from '@/features/desk/LegalHoldList'
import { MessageList } from '@/features/desk/MessageList'
import { OrderDetail } from '@/features/desk/OrderDetail'
import { OrderList } from '@/features/desk/OrderList'
import { PartnerDetail } from '@/features/desk/PartnerDetail'
import { PartnerList } from '@/features/desk/PartnerList'
import { PayoutList } from '@/features/desk/PayoutList'
import { ProposalList } from '@/features/desk/ProposalList'
import { ProviderList } from '@/features/desk/ProviderList'
import { RampList } from '@/features/desk/RampList'
import { ReleaseState } from '@/features/desk/ReleaseState'
import { ReportDesk } from '@/features/desk/ReportDesk'
import { ReviewQueue } from '@/features/desk/ReviewQueue'
import { SavedReplies } from '@/features/desk/SavedReplies'
import { ScreeningDesk } from '@/features/desk/ScreeningDesk'
import { WebhookDesk } from '@/features/desk/WebhookDesk'
import { StaffDesk } from '@/features/desk/StaffDesk'
import { SettingsDesk } from '@/features/desk/SettingsDesk'
import { Section } from '@/ui/layout/Section'
import { mayOpen, SECTIONS, type SectionName } from './sections'

type Props = { name: SectionName; id: string | null; session: DeskSession }

export function DeskSection({ name, id, session }: Props) {
  if (name === 'orders' && id !== null) return <OrderDetail publicId={id} />
  if (name === 'customers' && id !== null) return <CustomerDetail id={id} />
  if (name === 'partners' && id !== null) return <PartnerDetail id={id} />
  if (name === 'ambassadors' && id !== null) return <AmbassadorDetail id={id} />
  const content: Record<SectionName, () => ReactNode> = {
    overview: () => <DeskOverview mayOpen={(section) => mayOpen(session.roles, SECTIONS[section].role)} />,
    orders: () => <OrderList />,
    verifying: () => <OrderList only="verifying" />,
    customers: () => <CustomerList />,
    payouts: () => <PayoutList mode={session.payouts} />,
    screening: () => <ScreeningDesk />,
    partners: () => <PartnerList />,
    ambassadors: () => <AmbassadorList />,
    invitations: () => <InvitationList />,
    proposals: () => <ProposalList email={session.email} />,
    reviews: () => <ReviewQueue />,
    messages: () => <MessageList />,
    replies: () => <SavedReplies />,
    providers: () => <ProviderList />,
    ramps: () => <RampList />,
    webhooks: () => <WebhookDesk />,
    reports: () => <ReportDesk />,
    announcements: () => <AnnouncementDesk />,
    settings: () => <SettingsDesk />,
    contest: () => <ContestState maySeeWinners={mayOpen(session.roles, 'contest')} />,
    release: () => <ReleaseState />,
    holds: () => <LegalHoldList />,
    staff: () => <StaffDesk email={session.email} />,
    keys: () => <DeskKeys />,
    audit: () => <AuditLog />,
  }
  return <Section title={SECTIONS[name].title}>{content[name]()}</Section>
}
