import { Checkbox, Select } from 'antd'
import { Link } from 'react-router'
import { listBatchRecords } from '@lqr/contract/demand-reports/batch-calls.ts'
import { listDemandReports, REPORT_SORTS } from '@lqr/contract/demand-reports/calls.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { CaseListPage, WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { reportColumns } from '../report/report-columns.tsx'
import { AutoAccept } from './auto-accept.tsx'
import { copy } from './copy.ts'

const texts = copy.reports
const LIST = '/office/reports'
const FILTERS = {
  states: reportStates.filter(({ code }) => code !== 'DRAFT'),
  sorts: REPORT_SORTS,
  beginsWithOpen: true,
} as const
const BATCHES = { body: { pageSize: 100 } }

/** The reports of an authority's area, in the order in which they came, stage by stage. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const batches = useCall(listBatchRecords, BATCHES)
  const known = batches.data?.list ?? []
  const batch = known.find(({ id }) => id === search.text('batch'))
  const kind = search.oneOf('kind', REPORTER_KINDS)
  const area = substationOfCode(search.text('area') ?? '')
  const hasBelow = area !== undefined && area.children.length > 0
  const answer = useCall(
    listDemandReports,
    {
      body: {
        ...search.body,
        ...(batch ? { batchId: batch.id } : {}),
        ...(kind ? { applicantKind: kind } : {}),
        ...(area ? { areaCode: area.id } : {}),
        ...(hasBelow && search.isOn('own') ? { isOwnLevel: true } : {}),
        ...(search.isOn('filed') ? { filedOnly: true } : {}),
      },
    },
    WORK_LIST,
  )
  return (
    <CaseListPage
      table="officeReports"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={(now) => reportColumns(LIST, now)}
      rowKey={(row) => row.id}
      extra={
        <>
          <Link to="/office/report-import">{texts.fillIn}</Link>
          <AutoAccept batch={batch} />
        </>
      }
      further={['batch', 'kind', 'area', 'own', 'filed']}
      choices={
        <>
          <Select
            aria-label={texts.batch}
            className="filter-status"
            placeholder={texts.batch}
            allowClear
            {...(batch ? { value: batch.id } : {})}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id?: string) => search.change({ batch: id })}
          />
          <RegionSelect
            aria-label={texts.area}
            className="filter-status"
            placeholder={texts.area}
            allowClear
            {...(area ? { value: area.id } : {})}
            onChange={(code?: string) => search.change({ area: code, own: undefined })}
          />
          <Select
            aria-label={texts.kind}
            className="filter-status"
            placeholder={texts.kind}
            allowClear
            {...(kind ? { value: kind } : {})}
            options={REPORTER_KINDS.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(code?: string) => search.change({ kind: code })}
          />
        </>
      }
      switches={
        <>
          {hasBelow && (
            <Checkbox
              checked={search.isOn('own')}
              onChange={({ target }) => search.change({ own: target.checked })}
            >
              {texts.ownOnly}
            </Checkbox>
          )}
          <Checkbox
            checked={search.isOn('filed')}
            onChange={({ target }) => search.change({ filed: target.checked })}
          >
            {texts.filedOnly}
          </Checkbox>
        </>
      }
    />
  )
}
