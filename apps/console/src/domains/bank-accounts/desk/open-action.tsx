import { Form } from 'antd'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { openAccount } from '@lqr/contract/bank-accounts/move-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from '../case-facts.ts'
import type { OpeningMoveProps } from '../use-opening.ts'
import { deskCopy } from './copy.ts'

const { shape } = openAccount.body

interface Values {
  accountNo?: string
  openedOn?: string
  basicAccountNo?: string
}

/** Writes the opened account back: the whole number is typed here and masked from then on. */
export function OpenAction({ shown, onScreen, onClose }: OpeningMoveProps) {
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog
      def={openAccount}
      form={form}
      of={accountOpeningCase}
      move="open"
      texts={deskCopy.moves.open}
      initialValues={{ openedOn: chinaToday() }}
      fields={
        <>
          <TextItem name="accountNo" of={shape.accountNo} inputMode="numeric" />
          <Form.Item name="openedOn" label={labelOf(shape.openedOn)}>
            <DateInput max={chinaToday()} />
          </Form.Item>
          {shown.accountType === 'basic' && (
            <TextItem
              name="basicAccountNo"
              of={shape.basicAccountNo}
              label={moveCopy.optional(labelOf(shape.basicAccountNo))}
            />
          )}
        </>
      }
      toInput={({ accountNo = '', openedOn = '', basicAccountNo }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          accountNo,
          openedOn,
          ...(basicAccountNo ? { basicAccountNo } : {}),
        },
      })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: labelOf(shape.accountNo), value: values?.accountNo },
        { label: labelOf(shape.openedOn), value: formatDate(values?.openedOn) },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
