import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'

/** First path segments that belong to calls: an unknown address below them answers JSON 404, never a page. */
export function callPrefixes(calls: readonly AnyCall[]): string[] {
  const first = new Set(calls.map((call) => call.path.split('/')[1] ?? ''))
  first.delete('console')
  return [...first].sort()
}
