import { Timeline } from '../../shell/records/timeline.tsx'
import { copy } from './copy.ts'
import type { Certification } from './enterprise-facts.tsx'

const texts = copy.status

/** Every submission and decision, oldest first. */
export function CertificationHistory({ record }: { record: Certification }) {
  const items = record.history
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ kind, reason, at }, index) => ({
      key: `${at}-${index}`,
      title: texts.kinds[kind],
      at,
      detail: reason && <p className="prewrap">{reason}</p>,
    }))
  return (
    <section className="panel">
      <h2>{texts.history}</h2>
      {items.length > 0 ? (
        <Timeline label={texts.history} items={items} />
      ) : (
        <p className="muted">{texts.noHistory}</p>
      )}
    </section>
  )
}
