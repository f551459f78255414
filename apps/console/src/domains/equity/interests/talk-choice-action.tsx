import { Form, Radio } from 'antd'
import { interestCase, type InterestMove } from '@lqr/contract/equity/interest-case.ts'
import type { InterestDetail, ShownInterest } from '@lqr/contract/equity/interest-entities.ts'
import { acceptTalk, type TalkChoiceCall } from '@lqr/contract/equity/talk-calls.ts'
import { timesAhead } from '@lqr/contract/equity/talk-times.rules.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { CaseMoveDialog, type CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { talkCopy as texts } from './copy.ts'
import { interestSummary } from './use-interest.ts'

interface TalkChoiceProps<Shown extends InterestDetail | ShownInterest> extends CaseMoveProps<Shown> {
  def: TalkChoiceCall<Shown>
  move: Extract<InterestMove, 'acceptTalk' | 'confirmTalk'>
}

interface Values {
  time?: string
}

/** Takes one of the times that the other side proposes and that lie ahead. */
export function TalkChoiceAction<Shown extends InterestDetail | ShownInterest>(
  props: TalkChoiceProps<Shown>,
) {
  const { def, move, shown, onScreen, onClose } = props
  const [form] = Form.useForm<Values>()
  const now = useNow()
  const ahead = timesAhead(shown.talk?.options ?? [], now)
  const options = ahead.map((time) => ({ value: time, label: formatDateTime(time) }))
  return (
    <CaseMoveDialog<typeof interestCase, TalkChoiceCall<Shown>, Values>
      def={def}
      form={form}
      isOneStep
      of={interestCase}
      move={move}
      texts={texts.choice}
      fields={
        <Form.Item name="time" label={labelOf(acceptTalk.body.shape.time)}>
          <Radio.Group options={options} />
        </Form.Item>
      }
      toInput={({ time = '' }) => ({ params: { id: shown.id }, body: { version: shown.version, time } })}
      summary={() => [...interestSummary(shown), { label: texts.place, value: shown.talk?.place }]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
