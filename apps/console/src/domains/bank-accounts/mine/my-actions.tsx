import { Form } from 'antd'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { cancelOpening, changeOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { BranchFinder, type ChosenPlace } from '../booking/branch-finder.tsx'
import { caseFacts } from '../case-facts.ts'
import { copy, finderCopy } from '../copy.ts'
import type { OpeningMoveProps } from '../use-opening.ts'
import { BranchConsent } from './branch-consent.tsx'
import { mineCopy } from './copy.ts'

const { moves } = mineCopy
const ORDER = { forward: [], aside: ['change'], danger: ['withdraw'] } as const

interface Values {
  place?: ChosenPlace
  /** The branch that was agreed to. */
  agreedTo?: string
  note?: string
}

/** Another branch than that of the appointment, which has no consent yet. */
const otherOf = ({ branchCode }: OpeningMoveProps['shown'], place: ChosenPlace | undefined) =>
  place && place.branchCode !== branchCode ? place : undefined

function problemsOf(shown: OpeningMoveProps['shown'], { place, agreedTo }: Values): Record<string, string> {
  if (!place) return { branchCode: finderCopy.needed, appointTime: finderCopy.needed }
  const other = otherOf(shown, place)
  return other && other.branchCode !== agreedTo ? { consent: errors.consentNeeded.msg } : {}
}

/** Another time or branch, which is agreed to; the finder offers those whose bank has the same form. */
function ChangeAction({ shown, onScreen, onClose }: OpeningMoveProps) {
  const [form] = Form.useForm<Values>()
  const { note } = changeOpening.body.shape
  const other = otherOf(shown, Form.useWatch('place', form))
  const texts = moves.change
  return (
    <CaseMoveDialog
      def={changeOpening}
      form={form}
      of={accountOpeningCase}
      move="change"
      texts={texts}
      names={{ branchCode: 'place', appointTime: 'place', consent: 'agreedTo' }}
      check={(values) => problemsOf(shown, values)}
      fields={
        <>
          <Form.Item name="place" label={texts.place}>
            <BranchFinder accountType={shown.accountType} moving={shown} />
          </Form.Item>
          {other && (
            <Form.Item name="agreedTo">
              <BranchConsent branch={other} />
            </Form.Item>
          )}
          <LongTextItem name="note" of={note} label={moveCopy.optional(labelOf(note))} />
        </>
      }
      toInput={({ place, agreedTo, note: said }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          branchCode: place?.branchCode ?? '',
          appointTime: place?.appointTime ?? '',
          ...(place && agreedTo === place.branchCode ? { consent: true as const } : {}),
          ...(said ? { note: said } : {}),
        },
      })}
      summary={(values) => [
        { label: copy.applyNo, value: shown.applyNo },
        {
          label: texts.current,
          value: `${shown.branchName}，${formatDateTime(shown.appointTime)}`,
          isWide: true,
        },
        {
          label: texts.place,
          value: values?.place && `${values.place.branchName}，${formatDateTime(values.place.appointTime)}`,
          isWide: true,
        },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

function ActionDialog({ move, ...props }: OpeningMoveProps & { move: 'change' | 'withdraw' }) {
  if (move === 'change') return <ChangeAction {...props} />
  return (
    <NoteMove
      {...props}
      of={accountOpeningCase}
      move={move}
      texts={moves[move]}
      facts={caseFacts(props.shown)}
      def={cancelOpening}
      isDanger
    />
  )
}

/** What the enterprise may do with its opening now. */
export function MyActions(props: Omit<OpeningMoveProps, 'onClose'>) {
  const { change, withdraw } = props.shown.can
  return (
    <CaseActions
      {...props}
      of={accountOpeningCase}
      order={ORDER}
      can={{ change, withdraw }}
      texts={moves}
      Dialog={ActionDialog}
    />
  )
}
