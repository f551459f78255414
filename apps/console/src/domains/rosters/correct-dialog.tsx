import { Form } from 'antd'
import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { RosterEntryRecord } from '@lqr/contract/rosters/entities.ts'
import { updateRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../shell/forms/when-overtaken.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { copy } from './copy.ts'

const texts = copy.entry
const { shape } = updateRosterEntry.body

interface Values {
  enterpriseName?: string
  creditCode?: string
  areaCode?: string
  note?: string
}

interface CorrectDialogProps {
  rosterId: string
  entry: RosterEntryRecord
  /** Over when the page shows the change. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/**
 * An enterprise of a roster as it should stand; a correction under way is gone on with. It closes when the page shows the correction:
 * the roster has another version with it, and what is done next is done to that one.
 */
export function CorrectDialog({ rosterId, entry, onChanged, onClose }: CorrectDialogProps) {
  const [form] = Form.useForm<Values>()
  const { enterpriseName, creditCode, areaCode, note } = entry.corrected ?? entry
  const [isSaved, setSaved] = useState(false)
  const overtaken = whenOvertaken([], onClose)
  const { submit, isBusy, problem } = useFormAction(updateRosterEntry, form, {
    onDone: () => {
      setSaved(true)
      toastSuccess(texts.corrected)
      void onChanged().then(onClose)
    },
    onFailure: (failure) => {
      void onChanged()
      overtaken(failure)
    },
  })
  return (
    <FormDialog<Values>
      title={texts.correctTitle(entry.enterpriseName)}
      form={form}
      submitText={texts.correctOk}
      isBusy={isBusy || isSaved}
      problem={problem}
      initialValues={{
        enterpriseName,
        creditCode: creditCode ?? '',
        note,
        ...(areaCode === null ? {} : { areaCode }),
      }}
      onFinish={(typed) =>
        submit({
          params: { id: rosterId, entryId: entry.id },
          body: {
            enterpriseName: typed.enterpriseName ?? '',
            creditCode: typed.creditCode ?? '',
            areaCode: typed.areaCode ?? null,
            note: typed.note ?? '',
            version: entry.version,
          },
        })
      }
      onClose={onClose}
    >
      <p>{texts.correctText}</p>
      <TextItem name="enterpriseName" of={shape.enterpriseName} />
      <TextItem name="creditCode" of={shape.creditCode} />
      <Form.Item name="areaCode" label={labelOf(shape.areaCode)}>
        <RegionSelect allowClear />
      </Form.Item>
      <LongTextItem name="note" of={shape.note} />
    </FormDialog>
  )
}
