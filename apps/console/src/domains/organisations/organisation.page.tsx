import { Alert, Tag } from 'antd'
import { Link, useParams } from 'react-router'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  getOrganisationRow,
  organisationForm,
  organisationRow,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Page } from '../../shell/page/page.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { OrganisationActions } from './organisation-actions.tsx'
import { type Organisation, statusColors } from './organisation.ts'

const { fields } = copy
const labels = labelsOf(organisationRow)
const { shape } = organisationForm

/** Why nothing can be done here any more, with the way on. */
function EndedNote({ organisation }: { organisation: Organisation }) {
  const { status, successor, endedAt } = organisation
  if (status === 'active') return null
  const on = formatDate(endedAt)
  return (
    <Alert
      type="info"
      showIcon
      className="form-alert"
      title={successor ? copy.formerInto(successor.name, on) : copy.closedNote(on)}
      description={
        successor && <Link to={`/organisations/${successor.id}`}>{copy.toSuccessor(successor.name)}</Link>
      }
    />
  )
}

function factsOf(row: Organisation) {
  return [
    { label: labelOf(shape.shortName), value: row.shortName },
    { label: fields.type, value: nameOf(ORG_TYPES, row.orgType) },
    { label: fields.category, value: nameOf(ORG_CATEGORIES, row.orgCategory) },
    {
      label: labels.parentName,
      value: row.parentName ? <Link to={`/organisations/${row.parentId}`}>{row.parentName}</Link> : copy.none,
    },
    { label: labels.level, value: copy.levelOf(row.level) },
    { label: fields.region, value: row.regionName },
    { label: labelOf(shape.creditCode), value: row.creditCode },
    { label: labelOf(shape.phone), value: row.phone },
    { label: labelOf(shape.address), value: row.address },
    {
      label: fields.branches,
      value:
        row.branchesCount > 0 ? (
          <Link to={`/organisations?under=${row.id}`}>{copy.below(row.branchesCount)}</Link>
        ) : (
          '0'
        ),
    },
    { label: labels.productsCount, value: String(row.productsCount) },
    { label: fields.accounts, value: String(row.accountsCount) },
    { label: labels.updatedAt, value: formatDateTime(row.updatedAt) },
    ...(row.endedAt ? [{ label: labels.endedAt, value: formatDateTime(row.endedAt) }] : []),
    { label: labelOf(shape.intro), value: row.intro, isWide: true },
    ...(row.predecessors.length > 0
      ? [
          {
            label: fields.predecessors,
            isWide: true,
            value: row.predecessors.map(({ id, name, endedAt }, index) => (
              <span key={id}>
                {index > 0 && '、'}
                <Link to={`/organisations/${id}`}>{copy.predecessor(name, formatDate(endedAt))}</Link>
              </span>
            )),
          },
        ]
      : []),
  ]
}

/** One organisation: what it is, what it has, and what may be done with it. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getOrganisationRow, { params: { id } })
  const { data } = answer
  return (
    <Page
      title={data?.name ?? copy.title}
      mark={data && <Tag color={statusColors[data.status]}>{nameOf(organisationStatuses, data.status)}</Tag>}
      extra={<BackLink to="/organisations">{copy.back}</BackLink>}
    >
      <Answer of={answer}>
        {(organisation) => (
          <div className="stack">
            <EndedNote organisation={organisation} />
            <section className="panel">
              <div className="panel-head">
                <h2>{copy.facts}</h2>
                {organisation.status !== 'closed' && (
                  <a href={`/orgDetails?id=${organisation.id}`}>{copy.publicPage}</a>
                )}
              </div>
              <Facts items={factsOf(organisation)} />
            </section>
            {organisation.status === 'active' && <OrganisationActions organisation={organisation} />}
          </div>
        )}
      </Answer>
    </Page>
  )
}
