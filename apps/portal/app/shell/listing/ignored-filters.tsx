import { copy } from './copy.ts'

/** Says which conditions of the address make no sense and were left aside; nothing where all do. */
export function IgnoredFilters({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <p role="status" className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
      {copy.ignored(labels)}
    </p>
  )
}
