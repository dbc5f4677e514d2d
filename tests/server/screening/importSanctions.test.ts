import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setOperator } from '@/config/operator/startOperator'
import { runCommand } from '@/server/maintenance/runCommand'
import { parseBlocked } from '@/server/screening/parseBlocked'
import { sanctionsAddresses } from '@/server/screening/sanctionsAddresses'
import { useOperatorFolder } from './operatorFolder'

const folder = useOperatorFolder()

/** In the form of the "SDN advanced" file of the Sanctions List Service; people and addresses are made up. */
const ADVANCED = `<?xml version="1.0" encoding="utf-8"?>
<Sanctions xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML">
  <ReferenceValueSets>
    <FeatureTypeValues>
      <FeatureType ID="25" FeatureTypeGroupID="1">Title</FeatureType>
      <FeatureType ID="344" FeatureTypeGroupID="1">Digital Currency Address - XBT</FeatureType>
      <FeatureType ID="345" FeatureTypeGroupID="1">Digital Currency Address - ETH</FeatureType>
    </FeatureTypeValues>
  </ReferenceValueSets>
  <DistinctParties>
    <DistinctParty FixedRef="1">
      <Profile ID="1" PartySubTypeID="4">
        <Feature ID="10" FeatureTypeID="25">
          <FeatureVersion ReliabilityID="1" ID="11">
            <VersionDetail DetailTypeID="1432">1BoatSLRHtKNngkdXEeobR76b53LETtpyT</VersionDetail>
          </FeatureVersion>
        </Feature>
        <Feature ID="12" FeatureTypeID="344">
          <FeatureVersion ReliabilityID="1" ID="13">
            <VersionDetail DetailTypeID="1432">1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa</VersionDetail>
          </FeatureVersion>
          <IdentityReference IdentityID="1" IdentityFeatureLinkTypeID="1" />
        </Feature>
        <Feature FeatureTypeID="345" ID="14">
          <FeatureVersion ReliabilityID="1" ID="15">
            <VersionDetail DetailTypeID="1432"> 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed </VersionDetail>
          </FeatureVersion>
        </Feature>
        <Feature ID="16" FeatureTypeID="344">
          <FeatureVersion ReliabilityID="1" ID="17">
            <VersionDetail DetailTypeID="1432">no&amp;address</VersionDetail>
          </FeatureVersion>
        </Feature>
      </Profile>
    </DistinctParty>
  </DistinctParties>
</Sanctions>`

const importOf = (text: string | Uint8Array, ...options: string[]) => {
  writeFileSync(folder.path('download'), text)
  return runCommand(['import-sanctions', 'download', ...options], folder.path(''))
}
const listed = () => readFileSync(folder.path('sanctions.txt'), 'utf8')

describe('the advanced XML of OFAC', () => {
  test('gives the digital currency addresses, and no other feature', async () => {
    expect(await importOf(ADVANCED)).toBe(
      `2 addresses are in ${folder.path('sanctions.txt')}. 1 left out: no chain of this site writes them.`,
    )
    const entries = await parseBlocked(readFileSync(folder.path('sanctions.txt'), 'utf8'))
    expect(entries.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa OFAC XBT',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed OFAC ETH',
    ])
  })

  test('is understood under a prefix of names too', () => {
    const prefixed = ADVANCED.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1o:')
    expect(sanctionsAddresses(prefixed)).toEqual(sanctionsAddresses(ADVANCED))
  })

  test('of a hundred megabytes is read in time', () => {
    const [head = '', tail = ''] = ADVANCED.split('</Profile>')
    const filler = '<Feature ID="1" FeatureTypeID="25"><FeatureVersion ID="2"></FeatureVersion>'.repeat(
      300_000,
    )
    const started = performance.now()
    expect(sanctionsAddresses(`${head}${filler}</Profile>${tail}`)).toHaveLength(3)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

test('a plain list, one address a line, replaces what was imported before', async () => {
  await importOf(ADVANCED)
  await importOf('address,name\n# comment\n\n1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa,"Somebody"\n')
  const text = readFileSync(folder.path('sanctions.txt'), 'utf8')
  expect(text).toContain('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa list\n')
  expect(text).not.toContain('0x5aAeb')
})

test.each(['', '# only a comment', '<Sanctions></Sanctions>'])(
  '%o is refused and changes nothing',
  async (text) => {
    await importOf(ADVANCED)
    const before = readFileSync(folder.path('sanctions.txt'), 'utf8')
    await expect(importOf(text)).rejects.toThrow('It holds no addresses')
    expect(readFileSync(folder.path('sanctions.txt'), 'utf8')).toBe(before)
  },
)

test.each([
  ['an error page as text', '503 Service Unavailable\nPlease try again later.\n'],
  ['an error page as JSON', '{"error":"not found","status":404}'],
  ['random bytes', Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251)],
])('%s is refused and changes nothing', async (_, text) => {
  await importOf(ADVANCED)
  const before = listed()
  await expect(importOf(text)).rejects.toThrow('Nothing was replaced: no chain of this site writes')
  await expect(importOf(text, '--accept-fewer')).rejects.toThrow('Nothing was replaced')
  expect(listed()).toBe(before)
})

test('a list that shrinks by more than half has to be accepted', async () => {
  const address = (digit: number) => `0x${String(digit).repeat(40)}`
  const lines = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1)).join('\n')
  await importOf(lines(5))
  await expect(importOf(lines(2))).rejects.toThrow('has 2 addresses and the list 5')
  expect(listed()).toContain(address(5))
  expect(await importOf(lines(2), '--accept-fewer')).toContain('2 addresses are in')
  expect(await importOf(lines(1))).toContain('1 address is in')
})

test('a file that is not there is named, with the reason', async () => {
  await expect(runCommand(['import-sanctions', 'none'], folder.path(''))).rejects.toThrow(
    `${folder.path('none')} cannot be read: there is no such file.`,
  )
})

test('without a folder of the operator it says what is missing', async () => {
  const path = folder.path('')
  setOperator(undefined)
  await expect(runCommand(['import-sanctions', 'x'], path)).rejects.toThrow('OPERATOR_FILE must be set')
})
