/** `derive`, computed once for each list: lists are never changed, and deriving from 1,600 currencies takes milliseconds. */
export function oncePerList<List extends object, Result>(
  derive: (list: List) => Result,
): (list: List) => Result {
  const results = new WeakMap<List, { result: Result }>()
  return (list) => {
    const known = results.get(list) ?? { result: derive(list) }
    results.set(list, known)
    return known.result
  }
}
