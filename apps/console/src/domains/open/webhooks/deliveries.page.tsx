import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  type WebhookDelivery,
  webhookDelivery,
} from '@lqr/contract/open/webhook-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import { placeOf } from './webhook-place.ts'

const PAGE_SIZE = 20
const { shape } = webhookDelivery

function outcome({ httpAnswer, lastFault }: WebhookDelivery): string {
  const fault = nameOf(DELIVERY_FAULTS, lastFault)
  return [fault, httpAnswer === null ? '' : String(httpAnswer)].filter(Boolean).join(' ')
}

const columns = (replay: (delivery: WebhookDelivery) => void): readonly RecordColumn<WebhookDelivery>[] => [
  {
    key: 'event',
    title: labelOf(shape.event),
    isHeading: true,
    render: ({ event, messageId }) => (
      <>
        {event}
        <div className="muted tabular">{messageId}</div>
      </>
    ),
  },
  { key: 'case', title: labelOf(shape.caseNumber), render: ({ caseNumber }) => caseNumber },
  { key: 'state', title: labelOf(shape.state), render: ({ state }) => nameOf(DELIVERY_STATES, state) },
  { key: 'attempts', title: labelOf(shape.attempts), render: ({ attempts }) => attempts },
  { key: 'outcome', title: labelOf(shape.lastFault), render: outcome },
  { key: 'at', title: labelOf(shape.at), render: ({ at }) => formatDateTime(at) },
  {
    key: 'next',
    title: labelOf(shape.nextAt),
    render: ({ nextAt }) => (nextAt ? formatDateTime(nextAt) : ''),
  },
  {
    key: 'actions',
    title: copy.actions,
    render: (delivery) => (
      <Button size="small" aria-label={copy.replayOf(delivery.messageId)} onClick={() => replay(delivery)}>
        {copy.replay}
      </Button>
    ),
  },
]

/** What a webhook was told, and how each telling went. */
export function Component() {
  const [words] = useSearchParams()
  const { calls, path, back } = placeOf(words)
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const search = useListSearch()
  const onlyFailed = search.isOn('failed')
  const hooks = useCall(calls.list, {})
  const answer = useCall(
    calls.deliveries,
    {
      params: { id },
      body: {
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
        ...(onlyFailed ? { state: 'failed' as const } : {}),
      },
    },
    { keepPrevious: true },
  )
  const replay = useAction(calls.replay, {
    onDone: () => {
      toastSuccess(copy.replayed)
      void queries.invalidateQueries({ queryKey: callKey(calls.deliveries) })
    },
  })
  const name = hooks.data?.list.find((hook) => hook.id === id)?.name
  return (
    <Page
      title={name === undefined ? copy.log : copy.logOf(name)}
      extra={<LinkButton to={path} label={back} />}
    >
      <Checkbox checked={onlyFailed} onChange={({ target }) => search.change({ failed: target.checked })}>
        {copy.onlyFailed}
      </Checkbox>
      <RecordList<WebhookDelivery>
        table="webhookDeliveries"
        label={copy.log}
        of={answer}
        columns={columns((delivery) => replay.run({ params: { id: delivery.id } }))}
        rowKey={(row) => row.id}
        empty={<Notice title={copy.logEmpty} hint={copy.logEmptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
