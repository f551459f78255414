import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { copy } from './report-check-copy.ts'
import type { ReportCheckView } from './load-report-check.ts'

type Found = Exclude<ReportCheckView['found'], 'malformed' | undefined>

function headingOf({ isWithdrawn, isValid }: Exclude<Found, 'unknown'>): string {
  if (isWithdrawn) return copy.withdrawn
  return isValid ? copy.genuine : copy.lapsed
}

/** What the check says: in words first, then the facts to compare. */
export function CheckResult({ found }: { found: Found }) {
  if (found === 'unknown') {
    return (
      <section
        role="status"
        className="max-w-article rounded-card border border-line bg-surface p-6 max-sm:p-4"
      >
        <h2 className="text-title font-semibold">{copy.unknown}</h2>
        <p className="mt-2 text-muted">{copy.unknownHint}</p>
      </section>
    )
  }
  const facts = [
    [copy.number, found.number],
    [copy.name, found.maskedName],
    [copy.issuedAt, formatDateTime(found.issuedAt)],
    [copy.validUntil, formatDate(found.validUntil)],
    [copy.digest, `${found.digestSuite} ${found.digest}`],
  ] as const
  return (
    <section
      role="status"
      className="max-w-article rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 className="text-title font-semibold">{headingOf(found)}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-note text-muted">{copy.digestHint}</p>
    </section>
  )
}
