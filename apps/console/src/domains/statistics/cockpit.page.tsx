import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import { countApplications, countGranted, getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { CHOICE } from '../../shell/records/use-list-search.ts'
import { useSession } from '../../shell/session/session.ts'
import { useCall } from '../../shell/use-call.ts'
import { AreaTable } from './area-table.tsx'
import { copy } from './copy.ts'
import { GroupTable } from './group-table.tsx'
import { IndicatorPanels } from './indicator-panels.tsx'
import '../../shell/records/figure-table.css'
import './statistics.css'

const AREA = 'area'

/** The area of the account with its parts; the address may narrow it, never widen it. */
function useArea() {
  const { info } = useSession()
  const [search, setSearch] = useSearchParams()
  const home = substationOfCode(info.user.regionCode ?? DEFAULT_SUBSTATION_ID)
  const areas = home ? [home, ...home.children] : []
  const wanted = search.get(AREA)
  const cityCode = areas.find(({ id }) => id === wanted)?.id ?? home?.id ?? DEFAULT_SUBSTATION_ID
  return {
    cityCode,
    options: areas.map(({ id, name }) => ({ value: id, label: name })),
    choose: (id: string) => setSearch(id === home?.id ? {} : { [AREA]: id }, { ...CHOICE, replace: true }),
  }
}

/** The government's reading page: figures of its area, each equal to the cases behind it. */
export function Component() {
  const { cityCode, options, choose } = useArea()
  const at = { cityCode, keepPrevious: true }
  const figures = useCall(listIndicators, {}, at)
  const granted = useCall(countGranted, {}, at)
  const applied = useCall(countApplications, {}, at)
  const areas = useCall(getDemandAndDrawing, { query: { areaId: cityCode }, body: {} }, at)
  const { tables, columns } = copy
  const picker = (
    <Select
      aria-label={copy.area}
      className="filter-sort"
      value={cityCode}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={choose}
    />
  )
  return (
    <Page
      title={copy.title}
      extra={picker}
      intro={
        <>
          {copy.intro} {figures.data && copy.asOf(formatDateTime(figures.data.asOf))}
        </>
      }
    >
      <div className="stack">
        <Answer of={figures}>{({ list }) => <IndicatorPanels list={list} areaCode={cityCode} />}</Answer>
        <Answer of={areas}>{(rows) => <AreaTable title={tables.area} rows={rows} />}</Answer>
        <Answer of={applied}>
          {({ byStatus, byIndustry, byMonth }) => (
            <div className="halves">
              <GroupTable title={tables.status} nameTitle={columns.status} rows={byStatus} />
              <GroupTable title={tables.month} nameTitle={columns.month} rows={byMonth} />
              <GroupTable title={tables.industry} nameTitle={columns.industry} rows={byIndustry} />
              {granted.data && (
                <GroupTable
                  title={tables.organisation}
                  nameTitle={columns.organisation}
                  rows={granted.data.byOrganisation}
                />
              )}
            </div>
          )}
        </Answer>
      </div>
    </Page>
  )
}
