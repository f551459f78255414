import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { FilledField } from '@lqr/web-client/known-facts/filled-form.ts'
import { factsCopy as copy } from './copy.ts'
import { useFilledField } from './filled-context.ts'

/** Says of a field where its value comes from, as long as that value stands in it. */
function Note({ name, field }: { name: string; field: FilledField }) {
  const form = Form.useFormInstance()
  const value: unknown = Form.useWatch(name, form)
  const { source, caseNo, asOf, isVouched } = field
  const day = formatDate(asOf)
  if (value === field.value) {
    return <span className="filled-note">{copy.from(source, caseNo, day)}</span>
  }
  if (!isVouched) return null
  return (
    <span className="filled-note">
      {copy.vouched(String(field.value), day)}
      <Button size="small" type="link" onClick={() => form.setFieldValue(name, field.value)}>
        {copy.take}
      </Button>
    </span>
  )
}

/** What stands under a field, with where its value comes from. */
export function useFilledExtra(name: unknown, extra: ReactNode): ReactNode {
  const field = useFilledField(name)
  if (!field || typeof name !== 'string') return extra
  return (
    <>
      {extra && <div>{extra}</div>}
      <Note name={name} field={field} />
    </>
  )
}
