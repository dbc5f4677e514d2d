import { decideBrand } from '@/api/deskPartners'
import type { DeskPartner } from '@/contract/deskPartners'
import { BRAND_NAME, type BrandDecision } from '@/domain/partner/partnerBrand'
import { typedText } from '@/domain/text/typedText'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'

const LABELS: Record<BrandDecision, string> = {
  propose: 'Propose the name below: the page waits for approval',
  approve: 'Approve: everybody sees the page, and its visits count for the partner',
  withdraw: 'Withdraw: the page is not there any more',
}

type Props = { partner: DeskPartner; onDone: () => void }

export function BrandForm({ partner: { id, brand, brandDecisions }, onDone }: Props) {
  return (
    <DecisionForm
      label="Decide on the page"
      choices={brandDecisions.map((value) => ({ value, label: LABELS[value] }))}
      reasonHint="The partner reads it, in the partner area and by email. It is recorded in the audit log."
      send={(decision, reason, typed) =>
        decideBrand(id, { decision, brandName: typedText(typed, 'brandName').trim(), reason })
      }
      onDone={onDone}
    >
      {brandDecisions.includes('propose') && (
        <TextField
          label="Name of the brand"
          name="brandName"
          defaultValue={brand?.name}
          maxLength={BRAND_NAME.max}
          hint="Of a proposal. The page shows it, and its address has it in lower case with hyphens."
        />
      )}
    </DecisionForm>
  )
}
