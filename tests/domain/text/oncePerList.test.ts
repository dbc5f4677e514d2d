import { expect, test, vi } from 'vitest'
import { oncePerList } from '@/domain/text/oncePerList'

test('a list is derived from once, another list of the same items by itself, and a result of nothing counts too', () => {
  const derive = vi.fn((list: readonly number[]) =>
    list.length > 0 ? list.map((one) => one * 2) : undefined,
  )
  const doubled = oncePerList(derive)
  const list = [1, 2]
  expect(doubled(list)).toEqual([2, 4])
  expect(doubled(list)).toBe(doubled(list))
  expect(doubled([1, 2])).not.toBe(doubled(list))
  const empty: number[] = []
  expect([doubled(empty), doubled(empty)]).toEqual([undefined, undefined])
  expect(derive).toHaveBeenCalledTimes(3)
})
