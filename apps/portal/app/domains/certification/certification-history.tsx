import { Timeline } from '@lqr/ui/timeline.tsx'
import { copy } from './copy.ts'
import type { CertificationRecord } from './load-certification.ts'

/** What happened with the certification, the newest first. */
export function CertificationHistory({ history }: { history: CertificationRecord['history'] }) {
  if (history.length === 0) return null
  const items = history
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map(({ kind, at, reason }, index) => ({
      key: `${at}-${index}`,
      title: copy.history[kind],
      at,
      detail: reason ? `${copy.reason}：${reason}` : undefined,
      state: 'done' as const,
    }))
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="history" className="mb-3 text-title">
        {copy.history.title}
      </h2>
      <Timeline label={copy.history.title} items={items} />
    </section>
  )
}
