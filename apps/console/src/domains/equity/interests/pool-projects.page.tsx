import { Button, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { listPoolProjects } from '@lqr/contract/equity/interest-calls.ts'
import type { PoolProject } from '@lqr/contract/equity/interest-entities.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { numberColumn } from '../../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { workAddress } from '../../../shell/cases/work-address.ts'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { AskDialog } from './ask-dialog.tsx'
import { copy, poolCopy as texts } from './copy.ts'

const FILTERS = {} as const
const FURTHER = ['stage', 'industry', 'band', 'area'] as const
const AREAS = SUBSTATIONS.map(({ id }) => ({ code: id }))

function Action({ project }: { project: PoolProject }) {
  const [isOpen, setIsOpen] = useState(false)
  const { interestId, can } = project
  if (interestId !== null) return <Link to={workAddress('projectInterest', interestId)}>{texts.open}</Link>
  return (
    <>
      {can.interest && (
        <Button type="primary" size="small" onClick={() => setIsOpen(true)}>
          {texts.ask}
        </Button>
      )}
      {isOpen && <AskDialog project={project} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const COLUMNS: readonly RecordColumn<PoolProject>[] = [
  {
    key: 'project',
    title: copy.project,
    isHeading: true,
    render: (row) => (
      <>
        <strong>{row.name}</strong>
        <div className="muted">{row.companyName}</div>
      </>
    ),
  },
  { key: 'stage', title: copy.stage, render: (row) => nameOf(PROJECT_STAGES, row.stage) },
  { key: 'band', title: copy.band, render: (row) => nameOf(AMOUNT_BANDS, row.amountBand) },
  { key: 'industry', title: copy.industry, render: (row) => nameOf(INDUSTRIES, row.industryCode) },
  { key: 'area', title: copy.area, render: (row) => row.areaName },
  {
    key: 'published',
    title: texts.published,
    render: (row) => <span className="tabular nowrap">{formatDateShort(row.publishedAt)}</span>,
  },
  numberColumn('projectNo', copy.projectNo, (row) => row.projectNo),
  {
    key: 'action',
    title: texts.action,
    isKept: true,
    fixed: 'right',
    render: (row) => <Action project={row} />,
  },
]

/** The published projects as everybody reads them, where an institution says that it is interested. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const stage = search.oneOf('stage', PROJECT_STAGES)
  const industryCode = search.oneOf('industry', INDUSTRIES)
  const amountBand = search.oneOf('band', AMOUNT_BANDS)
  const areaCode = search.oneOf('area', AREAS)
  const body = {
    ...search.body,
    ...(stage ? { stage } : {}),
    ...(industryCode ? { industryCode } : {}),
    ...(amountBand ? { amountBand } : {}),
    ...(areaCode ? { areaCode } : {}),
  }
  const answer = useCall(listPoolProjects, { body }, WORK_LIST)
  const choose = (name: string, label: string, all: string, items: readonly CodeItem[], value = '') => (
    <Select
      aria-label={label}
      className="filter-status"
      value={value}
      options={[{ value: '', label: all }, ...items.map((item) => ({ value: item.code, label: item.name }))]}
      onChange={(chosen) => search.change({ [name]: chosen })}
    />
  )
  return (
    <CaseListPage
      table="poolProjects"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => COLUMNS}
      rowKey={(row) => row.id}
      further={FURTHER}
      choices={
        <>
          {choose('stage', copy.stage, texts.anyStage, PROJECT_STAGES, stage)}
          {choose('band', copy.band, texts.anyBand, AMOUNT_BANDS, amountBand)}
          {choose('industry', copy.industry, texts.anyIndustry, INDUSTRIES, industryCode)}
          <RegionSelect
            aria-label={copy.area}
            className="filter-status"
            allowClear
            placeholder={texts.anyArea}
            value={areaCode ?? null}
            onChange={(chosen) => search.change({ area: chosen ?? undefined })}
          />
        </>
      }
    />
  )
}
