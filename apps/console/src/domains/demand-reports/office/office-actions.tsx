import { Form, Select } from 'antd'
import {
  acceptDemandReport,
  listLenders,
  recallDemandReport,
  recommendDemandReport,
  rejectDemandReport,
  returnDemandReport,
  reviewDemandReport,
  takeBackFilledReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { TextMove } from '../../../shell/cases/text-move.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'

type Move = keyof typeof copy.moves

const ORDER: MoveOrder<Move> = {
  forward: ['accept', 'review', 'recommend'],
  aside: ['return', 'recall'],
  danger: ['reject', 'takeBack'],
}
const REFUSAL = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }
const of = demandReportCase

/** To which one institution. */
function RecommendMove({ shown, onScreen, onClose }: ReportActionProps) {
  const [form] = Form.useForm<{ orgId?: string }>()
  const lenders = useCall(listLenders, { query: shown.areaCode ? { areaCode: shown.areaCode } : {} })
  const options = lenders.data?.map(({ id, name, areaName }) => ({
    value: id,
    label: `${name}（${areaName}）`,
  }))
  return (
    <CaseMoveDialog
      def={recommendDemandReport}
      form={form}
      of={of}
      move="recommend"
      texts={copy.moves.recommend}
      fields={
        <Form.Item name="orgId" label={copy.fields.org} extra={copy.fields.orgHelp}>
          <Select
            options={options ?? []}
            loading={lenders.isPending}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
      }
      toInput={({ orgId = '' }) => ({ params: { id: shown.id }, body: { version: shown.version, orgId } })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: copy.fields.org, value: options?.find(({ value }) => value === values?.orgId)?.label },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

/** What ends or goes back with a reason that the other side reads. */
const REASONED = {
  return: returnDemandReport,
  recall: recallDemandReport,
  takeBack: takeBackFilledReport,
} as const

/** Takes it back or gives it back, and says why; everything that was typed stays. */
function ReasonedMove({ shown, move, ...props }: ReportActionProps & { move: keyof typeof REASONED }) {
  const { id, version } = shown
  const def = REASONED[move]
  return (
    <TextMove
      {...props}
      {...{ of, move, def }}
      texts={copy.moves[move]}
      facts={caseFacts(shown)}
      name="note"
      field={def.body.shape.note}
      toInput={(note) => ({ params: { id }, body: { version, note } })}
      isDanger={move === 'takeBack'}
    />
  )
}

function ActionDialog({ move, ...props }: ReportActionProps & { move: Move }) {
  const declared = { ...props, of, move, texts: copy.moves[move], facts: caseFacts(props.shown) }
  switch (move) {
    case 'recommend':
      return <RecommendMove {...props} />
    case 'return':
    case 'recall':
    case 'takeBack':
      return <ReasonedMove {...props} move={move} />
    case 'reject':
      return <RefusalMove {...declared} def={rejectDemandReport} names={REFUSAL} />
    case 'accept':
      return <NoteMove {...declared} def={acceptDemandReport} />
    case 'review':
      return <NoteMove {...declared} def={reviewDemandReport} />
  }
}

/** What the authority may do with a report now; the visit is made in the field, on a page of its own. */
export function OfficeActions(props: Omit<ReportActionProps, 'onClose'>) {
  const { can, canVisit, visit, id } = props.shown
  return (
    <CaseActions
      {...props}
      of={of}
      order={ORDER}
      can={can}
      texts={copy.moves}
      Dialog={ActionDialog}
      idle={copy.reports.noActions}
    >
      {canVisit && (
        <LinkButton
          to={`/office/reports/${id}/visit`}
          label={visit ? copy.reports.editVisit : copy.reports.visit}
        />
      )}
    </CaseActions>
  )
}
