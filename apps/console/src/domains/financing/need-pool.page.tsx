import { Checkbox, Select } from 'antd'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { listPoolNeeds, POOL_SORTS } from '@lqr/contract/financing/response-calls.ts'
import type { PoolNeed } from '@lqr/contract/financing/response-entities.ts'
import { AMOUNT_BANDS } from '@lqr/contract/reference/amount-bands.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { amountColumn, numberColumn } from '../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { PoolActions } from './pool-actions.tsx'
import { copy, poolCopy as texts } from './response-copy.ts'

const FILTERS = { sorts: POOL_SORTS } as const
const FURTHER = ['type', 'industry', 'area', 'band', 'free'] as const

function Slots({ need }: { need: PoolNeed }) {
  return (
    <>
      <span className="tabular nowrap">{texts.free(need.slotsFree, need.slots)}</span>
      {need.waiting > 0 && <div className="muted">{texts.waiting(need.waiting)}</div>}
      {need.place !== null && <div className="muted">{texts.place(need.place)}</div>}
    </>
  )
}

const COLUMNS: readonly RecordColumn<PoolNeed>[] = [
  {
    key: 'need',
    title: copy.need,
    isHeading: true,
    render: (row) => (
      <>
        <strong>{row.title}</strong>
        <div className="muted">
          {nameOf(DEMAND_TYPES, row.demandType)} · {row.companyName}
        </div>
      </>
    ),
  },
  amountColumn(),
  { key: 'area', title: copy.area, render: (row) => row.areaName },
  { key: 'industry', title: copy.industry, render: (row) => nameOf(INDUSTRIES, row.industryCode) },
  { key: 'slots', title: texts.slots, render: (row) => <Slots need={row} /> },
  {
    key: 'published',
    title: texts.published,
    render: (row) => <span className="tabular nowrap">{formatDateShort(row.publishedAt)}</span>,
  },
  numberColumn('demandNo', copy.demandNo, (row) => row.demandNo),
  {
    key: 'action',
    title: texts.action,
    isKept: true,
    fixed: 'right',
    render: (row) => <PoolActions need={row} />,
  },
]

/** The open needs that this institution serves: take one, or wait in line for it. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const demandType = search.oneOf('type', DEMAND_TYPES)
  const industryCode = search.oneOf('industry', INDUSTRIES)
  const areaCode = search.oneOf(
    'area',
    SUBSTATIONS.map(({ id }) => ({ code: id })),
  )
  const at = AMOUNT_BANDS.findIndex(({ code }) => code === search.text('band'))
  const band = AMOUNT_BANDS[at]
  const below = AMOUNT_BANDS[at - 1]?.maxYuan
  const body = {
    ...search.body,
    ...(demandType ? { demandType } : {}),
    ...(industryCode ? { industryCode } : {}),
    ...(areaCode ? { areaCode } : {}),
    ...(below ? { amountMinYuan: below + 1 } : {}),
    ...(band?.maxYuan ? { amountMaxYuan: band.maxYuan } : {}),
    ...(search.isOn('free') ? { freeOnly: true } : {}),
  }
  const answer = useCall(listPoolNeeds, { body }, WORK_LIST)
  const choose = (
    name: string,
    label: string,
    all: string,
    items: readonly { code: string; name: string }[],
    value = '',
  ) => (
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
      table="needPool"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => COLUMNS}
      rowKey={(row) => row.needId}
      further={FURTHER}
      choices={
        <>
          {choose('type', texts.type, texts.allTypes, DEMAND_TYPES, demandType)}
          {choose('band', texts.amounts, texts.anyAmount, AMOUNT_BANDS, band?.code)}
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
      switches={
        <Checkbox
          checked={search.isOn('free')}
          onChange={({ target }) => search.change({ free: target.checked })}
        >
          {texts.freeOnly}
        </Checkbox>
      }
    />
  )
}
