import { expect, test } from 'vitest'
import { groupsOf, SECTIONS, type SectionName } from '@/screens/desk/sections'

const all = Object.keys(SECTIONS) as SectionName[]

test('the groups of the desk’s navigation name each section once', () => {
  const named = groupsOf(all).flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual(all.toSorted())
})

test('a group without a section that may be opened is left out', () => {
  expect(groupsOf(['orders', 'payouts'])).toEqual([
    { title: 'Work', names: ['orders'] },
    { title: 'Money', names: ['payouts'] },
  ])
})
