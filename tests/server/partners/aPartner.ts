import { randomUUID } from 'node:crypto'
import { codeKey } from '@/domain/partner/partnerCode'
import { database } from '@/server/database/database'
import { partnerCodes, partners, type StoredPartner, type StoredPartnerCode } from '@/server/database/schema'
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
    ...{ id: randomUUID(), customerId: person.id, state: 'active', ratePercent: null, about: '' },
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
