import { Form, Radio } from 'antd'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { confirmOpening, type verifyOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { bankAccountErrors } from '@lqr/contract/bank-accounts/errors.ts'
import { DILIGENCE_LEVELS, type DiligenceCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { caseFacts } from '../case-facts.ts'
import { copy } from '../copy.ts'
import type { OpeningMoveProps } from '../use-opening.ts'
import { deskCopy } from './copy.ts'

const { shape } = confirmOpening.body

interface Values {
  diligence?: DiligenceCode
  diligenceReason?: string
  note?: string
}

interface DiligenceActionProps extends OpeningMoveProps {
  move: 'confirm' | 'verify'
  def: typeof confirmOpening | typeof verifyOpening
}

/** A move at which the bank marks how closely it looks; anything but the standard says why. */
export function DiligenceAction({ move, def, shown, onScreen, onClose }: DiligenceActionProps) {
  const [form] = Form.useForm<Values>()
  const needsReason = ({ diligence, diligenceReason }: Values) =>
    diligence !== undefined && diligence !== 'standard' && !diligenceReason
  return (
    <CaseMoveDialog<typeof accountOpeningCase, typeof confirmOpening, Values>
      def={def as typeof confirmOpening}
      form={form}
      of={accountOpeningCase}
      move={move}
      texts={deskCopy.moves[move]}
      check={(values): Record<string, string> =>
        needsReason(values) ? { diligenceReason: bankAccountErrors.reasonNeeded.msg } : {}
      }
      initialValues={{
        diligence: shown.diligence ?? 'standard',
        ...(shown.diligenceReason ? { diligenceReason: shown.diligenceReason } : {}),
      }}
      fields={
        <>
          <Form.Item name="diligence" label={labelOf(shape.diligence)}>
            <Radio.Group options={DILIGENCE_LEVELS.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
          <LongTextItem name="diligenceReason" of={shape.diligenceReason} extra={deskCopy.reasonHelp} />
          <LongTextItem
            name="note"
            of={def.body.shape.note}
            label={moveCopy.optional(labelOf(def.body.shape.note))}
          />
        </>
      }
      toInput={({ diligence, diligenceReason, note }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          diligence: diligence as DiligenceCode,
          ...(diligenceReason ? { diligenceReason } : {}),
          ...(note ? { note } : {}),
        },
      })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: copy.diligence, value: nameOf(DILIGENCE_LEVELS, values?.diligence) },
        { label: copy.diligenceReason, value: values?.diligenceReason, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
