import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { organisationDetail } from '@lqr/contract/organisations/calls.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Organisation } from './load-organisation.ts'

const labels = copy.detail
const recordLabels = labelsOf(organisationDetail.shape.record)

function Figure({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd className="m-0 text-title font-semibold text-primary-strong tabular-nums">
        {value === null ? '—' : groupedShort(value)}
        {value !== null && <span className="ml-1 text-note font-normal text-muted">{unit}</span>}
      </dd>
    </div>
  )
}

function Figures({ record, timely }: Pick<Organisation, 'record' | 'timely'>) {
  if (record.received === 0) return <p className="text-note text-muted">{labels.noRecord}</p>
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6 elder:grid-cols-2">
        <Figure label={labels.received} value={record.received} unit={labels.unit} />
        <Figure label={labels.acceptedInTime} value={record.acceptedInTime} unit={labels.unit} />
        <Figure label={labels.granted} value={record.granted} unit={labels.unit} />
        <Figure label={labels.refused} value={record.refused} unit={labels.unit} />
        <Figure label={recordLabels.beyondTerms} value={record.beyondTerms} unit={labels.unit} />
        <Figure label={labels.medianDays} value={record.medianDecisionDays} unit={labels.days} />
      </dl>
      <p className="mt-2 text-note text-muted">
        {timely && `${labels.timely(timely)}。`}
        {labels.recordNote}
      </p>
    </>
  )
}

const needLabels = labelsOf(organisationDetail.shape.needRecord)

/** What it did with the financing needs it took or was sent. */
function NeedFigures({ needRecord }: Pick<Organisation, 'needRecord'>) {
  const { grabbed, dispatched } = needRecord
  const names = Object.keys(needLabels) as (keyof typeof needLabels)[]
  return (
    <>
      <h3 className="mt-4 mb-2 text-body font-semibold">{labels.needs.title}</h3>
      {grabbed + dispatched === 0 ? (
        <p className="text-note text-muted">{labels.needs.none}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5 elder:grid-cols-2">
            {names.map((name) => (
              <Figure key={name} label={needLabels[name]} value={needRecord[name]} unit={labels.unit} />
            ))}
          </dl>
          <p className="mt-2 text-note text-muted">{labels.needs.note}</p>
        </>
      )}
    </>
  )
}

/** What the institution and its predecessors did with the applications they received, counted by the platform. */
export function RecordFigures({ organisation }: { organisation: Organisation }) {
  const { record, timely, needRecord, predecessors } = organisation
  return (
    <>
      <Figures record={record} timely={timely} />
      <NeedFigures needRecord={needRecord} />
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
