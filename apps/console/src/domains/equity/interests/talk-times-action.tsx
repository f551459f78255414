import { Form, Select } from 'antd'
import { interestCase, type InterestMove } from '@lqr/contract/equity/interest-case.ts'
import type { InterestDetail, ShownInterest } from '@lqr/contract/equity/interest-entities.ts'
import { proposeTalk, type TalkTimesCall } from '@lqr/contract/equity/talk-calls.ts'
import {
  halfTimes,
  TALK_HOURS,
  TALK_PLACES,
  talkMoments,
  type TalkTimes,
} from '@lqr/contract/equity/talk-times.rules.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { CaseMoveDialog, type CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { talkCopy as texts } from './copy.ts'
import { interestSummary } from './use-interest.ts'
import './interests.css'

interface TalkTimesProps<Shown extends InterestDetail | ShownInterest> extends CaseMoveProps<Shown> {
  def: TalkTimesCall<Shown>
  move: Extract<InterestMove, 'proposeTalk' | 'offerTalk'>
}

type Values = TalkTimes & { place?: string }

const HOURS = TALK_HOURS.map((hour) => ({ value: hour, label: `${hour}:00` }))
const NAMES = { times: 'day1' }

/** One to three times for a talk; the other side takes one of them. */
export function TalkTimesAction<Shown extends InterestDetail | ShownInterest>(props: TalkTimesProps<Shown>) {
  const { def, move, shown, onScreen, onClose } = props
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog<typeof interestCase, TalkTimesCall<Shown>, Values>
      def={def}
      form={form}
      isOneStep
      of={interestCase}
      move={move}
      texts={texts.times}
      names={NAMES}
      check={halfTimes}
      {...(shown.talk ? { initialValues: { place: shown.talk.place } } : {})}
      fields={
        <>
          {TALK_PLACES.map((place) => (
            <div key={place} className="talk-time">
              <Form.Item name={`day${place}`} label={texts.day(place)}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <Form.Item name={`hour${place}`} label={texts.hour(place)}>
                <Select options={HOURS} allowClear />
              </Form.Item>
            </div>
          ))}
          <TextItem name="place" of={proposeTalk.body.shape.place} />
        </>
      }
      toInput={(values) => ({
        params: { id: shown.id },
        body: { version: shown.version, times: talkMoments(values), place: values.place ?? '' },
      })}
      summary={() => interestSummary(shown)}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
