import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFigures,
  type FigureCheck,
  figureCheck,
  listFigureChecks,
} from '@lqr/contract/statistics/indicator-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy as shellCopy } from '../../shell/copy.ts'
import { checksCopy as copy } from './copy.ts'

const PAGE_SIZE = 20
const REFETCH_SECONDS = 10
const MOST_SHOWN = 10
const ONLY = 'onlyDiffering'
const labels = labelsOf(figureCheck)
const number = (value: number) => value.toLocaleString('zh-CN')

function Differences({ check: { differing, differences } }: { check: FigureCheck }) {
  if (differing === 0) return shellCopy.none
  const shown = differences.slice(0, MOST_SHOWN)
  return (
    <ul className="plain-list">
      {shown.map(
        ({ measure, measureName, areaName, key, casesKept, casesCounted, totalKept, totalCounted }) => (
          <li key={`${measure} ${areaName} ${key}`}>
            {copy.corrected(
              key ? `${measureName} ${key}` : measureName,
              areaName,
              copy.cases(number(casesKept), number(totalKept)),
              copy.cases(number(casesCounted), number(totalCounted)),
            )}
          </li>
        ),
      )}
      {differing > shown.length && <li>{copy.more(differing - shown.length)}</li>}
    </ul>
  )
}

const columns: readonly RecordColumn<FigureCheck>[] = [
  {
    key: 'checkedAt',
    title: labels.checkedAt,
    isHeading: true,
    render: ({ checkedAt }) => <span className="tabular nowrap">{formatDateTime(checkedAt)}</span>,
  },
  {
    key: 'compared',
    title: labels.compared,
    render: ({ compared }) => <span className="tabular nowrap">{copy.compared(number(compared))}</span>,
  },
  {
    key: 'differing',
    title: copy.result,
    render: ({ differing }) => (
      <Tag color={differing === 0 ? 'success' : 'error'}>
        {differing === 0 ? copy.equal : copy.differing(differing)}
      </Tag>
    ),
  },
  { key: 'differences', title: copy.differences, render: (check) => <Differences check={check} /> },
]

function CheckNow() {
  const queries = useQueryClient()
  const checking = useAction(checkFigures, {
    onDone: () => {
      toastSuccess(copy.asked)
      void queries.invalidateQueries({ queryKey: callKey(listFigureChecks) })
    },
  })
  return (
    <Button {...busy(checking.isBusy)} onClick={() => checking.run({ body: {} })}>
      {copy.check}
    </Button>
  )
}

/** Every comparison of the figures with the cases behind them, and what had to be set right. */
export function Component() {
  const search = useListSearch()
  const only = search.isOn(ONLY)
  const answer = useCall(
    listFigureChecks,
    { body: { ...(only ? { onlyDiffering: true } : {}), currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchSeconds: REFETCH_SECONDS },
  )
  return (
    <Page title={copy.title} intro={copy.intro} extra={<CheckNow />}>
      <div className="stack">
        <Checkbox checked={only} onChange={({ target }) => search.change({ [ONLY]: target.checked })}>
          {copy.onlyDiffering}
        </Checkbox>
        <RecordList
          table="figureChecks"
          scrolls={false}
          label={copy.title}
          of={answer}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
