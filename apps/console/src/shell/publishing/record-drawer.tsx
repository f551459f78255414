import { Form } from 'antd'
import { type ReactNode, useState } from 'react'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { type Fields, fieldsOf, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { type TypedForm, useKeptForm } from '../drafts/use-kept-form.tsx'
import { WithDraft } from '../drafts/with-draft.tsx'
import { FormDrawer } from '../forms/form-drawer.tsx'
import { useFormAction } from '../forms/use-form-action.ts'
import { useNow } from '../time/use-now.ts'
import { copy } from './copy.ts'
import { type KeptRecord, type OwnFields, type Publication, workedOn } from './publication.ts'
import { RecordConflict } from './record-conflict.tsx'
import { RecordGone } from './record-gone.tsx'
import { Returned } from './returned.tsx'
import { RecordField } from './record-field.tsx'
import {
  beginningOf,
  bodyOf,
  changedLabels,
  problemsOf,
  type RecordValues,
  typedFields,
  valuesOf,
  withinRegion,
} from './record-values.ts'
import { useEditedRegion } from './use-edited-region.ts'

const NARROW = 560
/** A text that is typed as it will stand needs the width it will have. */
const WIDE = 880

function hasRich(fields: Fields): boolean {
  return fieldsOf(fields).some(([, schema]) => inputOf(schema).kind === 'rich')
}

/** Whether it was never published: only such a record can be deleted. */
const isDraft = (record: KeptRecord | undefined) =>
  record !== undefined && !wasPublished(record.status as PublicationStatus)

interface RecordDrawerProps<R extends KeptRecord> {
  publication: Publication<R>
  /** Undefined for a new one. */
  record: R | undefined
  /** The record a new one is made under. */
  under?: string | undefined
  /** Field → how the page of the kind has it typed. */
  owned?: OwnFields<R> | undefined
  /** What fills a new record from elsewhere. */
  renderFill?: ((fill: (found: object) => void) => ReactNode) | undefined
  /** What the form of a new one holds from the start. */
  begins?: object | undefined
  onSaved: (record: R) => void
  /** Somebody else changed it meanwhile. */
  onConflict: () => void
  onClose: () => void
}

/** A record to be added or changed: its form follows from the declaration, and what is typed is kept. */
export function RecordDrawer<R extends KeptRecord>(props: RecordDrawerProps<R>) {
  const { publication, record, under } = props
  const place = record?.id ?? (under ? `new-${under}` : 'new')
  return (
    <WithDraft<TypedForm<RecordValues>> form="publication" subject={`${publication.kind}-${place}`}>
      {(draft) => <RecordForm {...props} draft={draft} />}
    </WithDraft>
  )
}

interface RecordFormProps<R extends KeptRecord> extends RecordDrawerProps<R> {
  draft: KeptDraft<TypedForm<RecordValues>>
}

function RecordForm<R extends KeptRecord>(props: RecordFormProps<R>) {
  const { publication, record, under, owned = {}, draft, onSaved, onConflict, onClose } = props
  const { label, form: fields, initial, calls } = publication
  const [form] = Form.useForm<RecordValues>()
  // What the next save builds on; somebody else's change puts its own row here, and of a draft that was deleted nothing is left.
  const [current, setCurrent] = useState(record)
  const [changed, setChanged] = useState<readonly string[]>()
  const now = useNow()
  const region = useEditedRegion()
  const kept = useKeptForm<RecordValues>(form, draft, {
    initialValues: record
      ? valuesOf(fields, workedOn(record))
      : withinRegion(fields, beginningOf(fields, initial), region),
    version: current?.version,
  })
  const onDone = (saved: CallOutput<AnyCall>) => {
    kept.clear()
    onSaved(saved as R)
  }
  const create = useFormAction<AnyCall>(calls.create, form, { onDone })
  const update = useFormAction<AnyCall>(calls.update, form, {
    onDone,
    onFailure: ({ key, data }: CallFailure) => {
      if (key === publication.missing.key && isDraft(current)) {
        setCurrent(undefined)
        setChanged(undefined)
        update.setProblem(undefined)
      }
      if (key !== kernelErrors.conflict.key || !record || !data) return
      const theirs = data as R
      setCurrent(theirs)
      setChanged(changedLabels(fields, workedOn(record), workedOn(theirs)))
      update.setProblem(undefined)
      onConflict()
    },
  })
  const finish = (values: RecordValues) => {
    const body = bodyOf(fields, values)
    const problems = problemsOf(fields, values)
    setChanged(undefined)
    if (current) {
      const { id, version } = current
      update.submit({ params: { id }, body: { ...body, version } } as CallInput<AnyCall>, problems)
    } else {
      const params = under ? { params: { id: under } } : {}
      create.submit({ ...params, body } as CallInput<AnyCall>, problems)
    }
  }
  const reload = () => {
    setChanged(undefined)
    if (current) kept.startAnew(valuesOf(fields, workedOn(current)))
  }
  /** What was found goes over what stands there; the rest stays as it was typed. */
  const fill = (found: object) => {
    const filled = withinRegion(fields, beginningOf(fields, found), region)
    form.setFieldsValue(filled as Parameters<typeof form.setFieldsValue>[0])
    kept.keep(form.getFieldsValue(true) as RecordValues)
  }
  const { isBusy, problem } = current ? update : create
  return (
    <FormDrawer<RecordValues>
      title={current ? copy.editTitle(label) : copy.createTitle(label)}
      size={hasRich(fields) ? WIDE : NARROW}
      form={form}
      initialValues={record ? kept.initialValues : { ...kept.initialValues, ...props.begins }}
      submitText={current ? copy.save : copy.create}
      isBusy={isBusy}
      problem={problem}
      notice={
        <>
          {current?.returnReason && <Returned reason={current.returnReason} />}
          {!record && props.renderFill?.(fill)}
          {record && !current && <RecordGone />}
          {changed ? <RecordConflict changed={changed} onReload={reload} /> : kept.notice}
        </>
      }
      onChange={kept.keep}
      onFinish={finish}
      onClose={onClose}
    >
      {typedFields(fields, current, now).map(([name, schema]) => (
        <RecordField key={name} name={name} schema={schema} own={owned[name]?.input?.(current)} />
      ))}
    </FormDrawer>
  )
}
