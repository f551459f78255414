import { Form, InputNumber } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listOwnSlots,
  type OwnBranch,
  type OwnSlot,
  updateOwnSlot,
} from '@lqr/contract/bank-accounts/branch-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { dayOf, slotsByDay, timeOf } from '../booking/slots-by-day.ts'
import { branchCopy as copy } from './copy.ts'
import '../bank-accounts.css'

interface CapacityDialogProps {
  branch: OwnBranch
  slot: OwnSlot
  onClose: () => void
}

function CapacityDialog({ branch, slot, onClose }: CapacityDialogProps) {
  const [form] = Form.useForm<{ capacity: number }>()
  const queries = useQueryClient()
  const { submit, isBusy, problem } = useFormAction(updateOwnSlot, form, {
    onDone: () => {
      void queries.invalidateQueries({ queryKey: callKey(listOwnSlots) })
      toastSuccess(copy.capacitySaved)
      onClose()
    },
  })
  const { beginsAt, capacity } = slot
  return (
    <FormDialog
      title={copy.capacityTitle(formatDate(dayOf(beginsAt)), timeOf(beginsAt))}
      form={form}
      submitText={copy.capacitySave}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ capacity }}
      onFinish={(values) => submit({ params: { id: branch.id }, body: { beginsAt, ...values } })}
      onClose={onClose}
    >
      <Form.Item name="capacity" label={labelOf(updateOwnSlot.body.shape.capacity)}>
        <InputNumber min={0} max={20} precision={0} autoFocus />
      </Form.Item>
    </FormDialog>
  )
}

/** A week of the branch: how many have booked each time, and its capacity, which can be changed. */
export function SlotCalendar({ branch }: { branch: OwnBranch }) {
  const [from, setFrom] = useState(chinaToday())
  const [changing, setChanging] = useState<OwnSlot>()
  const slots = useCall(
    listOwnSlots,
    { params: { id: branch.id }, query: { from } },
    { keepPrevious: true, refetchSeconds: 60 },
  )
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.calendar}</h2>
        <label>
          {copy.from} <DateInput value={from} onChange={(day) => setFrom(day ?? chinaToday())} />
        </label>
      </div>
      <p className="muted panel-note">{copy.calendarHint}</p>
      <Answer of={slots}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{copy.noSlots}</p>
          ) : (
            <div className="slot-week">
              {slotsByDay(found).map(([day, times]) => (
                <div key={day}>
                  <h3>{formatDate(day)}</h3>
                  {times.map((slot) => (
                    <button
                      key={slot.beginsAt}
                      type="button"
                      className="slot-row"
                      onClick={() => setChanging(slot)}
                    >
                      <span>
                        <span className="sr-only">{formatDate(day)} </span>
                        {timeOf(slot.beginsAt)}
                      </span>{' '}
                      <span className={slot.free === 0 ? 'muted' : undefined}>
                        {copy.booked(slot.booked, slot.capacity)}
                      </span>
                    </button>
                  ))}
                </div>
              ))}
            </div>
          )
        }
      </Answer>
      {changing && <CapacityDialog branch={branch} slot={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}
