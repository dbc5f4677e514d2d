import { randomUUID } from 'node:crypto'
import { commissionLegs } from '@/domain/money/bookings'
import { codeKey } from '@/domain/partner/partnerCode'
import { brandSlug } from '@/domain/site/brandSlug'
import { database } from '@/server/database/database'
import {
  partnerBrands,
  partnerCodes,
  partnerNotices,
  partners,
  type StoredPartner,
  type StoredPartnerCode,
} from '@/server/database/schema'
import { book } from '@/server/journal/storedJournal'
import { aCustomer, type TestCustomer } from '../aCustomer'

export type TestPartner = StoredPartner & { owner: TestCustomer }

type Wanted = Partial<StoredPartner> & {
  codes?: readonly string[]
  ofCodes?: Partial<StoredPartnerCode>
  owner?: TestCustomer
}

/** With an account and codes. */
export async function aPartner({
  codes = [],
  ofCodes,
  owner,
  ...changes
}: Wanted = {}): Promise<TestPartner> {
  const person = owner ?? (await aCustomer())
  const partner: StoredPartner = {
    ...{
      id: randomUUID(),
      customerId: person.id,
      state: 'active',
      ratePercent: null,
      tierPercent: null,
      about: '',
    },
    createdAt: Date.now(),
    ...changes,
  }
  const db = await database()
  await db.insert(partners).values(partner)
  for (const code of codes)
    await db.insert(partnerCodes).values({
      ...{ code, key: codeKey(code), partnerId: partner.id, kind: 'link', label: '', subId: null },
      ...{ createdAt: Date.now(), endedAt: null, ...ofCodes },
    })
  return { ...partner, owner: person }
}

/** As the desk writes one. */
export async function noticeFor(partnerId: string, text: string): Promise<void> {
  const what = { kind: 'message', text, staff: 'ben@example.com' } as const
  const db = await database()
  await db.insert(partnerNotices).values({ ...what, partnerId, createdAt: Date.now() })
}

/** With a page that the desk has approved. */
export async function brandFor(partnerId: string, name: string): Promise<void> {
  const db = await database()
  await db.insert(partnerBrands).values({ partnerId, name, slug: brandSlug(name), state: 'approved' })
}

/** A commission out of nowhere. */
export async function earnCommission(partnerId: string, targetBtc: string): Promise<void> {
  const publicId = randomUUID()
  const legs = commissionLegs(partnerId, { targetBtc, expensedBtc: '0', writtenOffBtc: '0', balanceBtc: '0' })
  const entry = { key: `commission:${publicId}`, kind: 'commission', at: Date.now(), publicId, legs } as const
  await (await database()).transaction((tx) => book(tx, entry))
}
