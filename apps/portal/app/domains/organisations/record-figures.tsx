import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Organisation } from './load-organisation.ts'

const labels = copy.detail

function Figure({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd className="m-0 text-title font-semibold text-primary-strong tabular-nums">
        {value === null ? '—' : value.toLocaleString('en-US')}
        {value !== null && <span className="ml-1 text-note font-normal text-muted">{unit}</span>}
      </dd>
    </div>
  )
}

function Figures({ record, timely }: Pick<Organisation, 'record' | 'timely'>) {
  if (record.received === 0) return <p className="text-note text-muted">{labels.noRecord}</p>
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5 elder:grid-cols-2">
        <Figure label={labels.received} value={record.received} unit={labels.unit} />
        <Figure label={labels.acceptedInTime} value={record.acceptedInTime} unit={labels.unit} />
        <Figure label={labels.granted} value={record.granted} unit={labels.unit} />
        <Figure label={labels.refused} value={record.refused} unit={labels.unit} />
        <Figure label={labels.medianDays} value={record.medianDecisionDays} unit={labels.days} />
      </dl>
      <p className="mt-2 text-note text-muted">
        {timely && `${labels.timely(timely)}。`}
        {labels.recordNote}
      </p>
    </>
  )
}

/** What the institution and its predecessors did with the applications they received, counted by the platform. */
export function RecordFigures({ organisation }: { organisation: Organisation }) {
  const { record, timely, predecessors } = organisation
  return (
    <>
      <Figures record={record} timely={timely} />
      {predecessors.length > 0 && (
        <p className="mt-1 text-note text-muted">
          {labels.predecessors}
          {predecessors.map(({ id, name, mergedOn }, index) => (
            <span key={id}>
              {index > 0 && '、'}
              <SiteLink href={`/orgDetails?id=${id}`}>{labels.predecessor(name, mergedOn)}</SiteLink>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
