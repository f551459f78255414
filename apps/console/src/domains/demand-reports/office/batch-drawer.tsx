import { useQueryClient } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import {
  batchAsked,
  createFillingBatch,
  listBatchRecords,
  updateFillingBatch,
} from '@lqr/contract/demand-reports/batch-calls.ts'
import type { BatchRecord } from '@lqr/contract/demand-reports/batch-entities.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { fieldMeta, labelOf } from '@lqr/contract/kernel/field.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDrawer } from '../../../shell/forms/form-drawer.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../../shell/forms/when-overtaken.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.batches

interface Values {
  name?: string
  areaCodes?: string[]
  opensOn?: string
  closesOn?: string
  archivesOn?: string
  note?: string
}

interface BatchDrawerProps {
  /** Without one, a new batch. */
  batch: BatchRecord | undefined
  onClose: () => void
}

function BatchFields({ ownerArea }: { ownerArea: string }) {
  const options = codesWithin(ownerArea).map((code) => ({
    value: code,
    label: substationOfCode(code)?.name ?? code,
  }))
  return (
    <>
      <TextItem name="name" of={batchAsked.name} />
      <Form.Item
        name="areaCodes"
        label={labelOf(batchAsked.areaCodes)}
        extra={fieldMeta(batchAsked.areaCodes)?.help}
      >
        <Select mode="multiple" options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      {(['opensOn', 'closesOn', 'archivesOn'] as const).map((name) => (
        <Form.Item key={name} name={name} label={labelOf(batchAsked[name])}>
          <DateInput />
        </Form.Item>
      ))}
      <LongTextItem name="note" of={batchAsked.note} rows={{ minRows: 3, maxRows: 8 }} />
    </>
  )
}

const bodyOf = ({
  name = '',
  areaCodes = [],
  opensOn = '',
  closesOn = '',
  archivesOn = '',
  note,
}: Values) => ({
  name,
  areaCodes,
  opensOn,
  closesOn,
  archivesOn,
  ...(note ? { note } : {}),
})

function BatchForm({ batch, onClose, draft }: BatchDrawerProps & { draft: KeptDraft<TypedForm<Values>> }) {
  const queries = useQueryClient()
  const { info } = useSession()
  const [form] = Form.useForm<Values>()
  const initialValues: Values = batch
    ? {
        name: batch.name,
        areaCodes: batch.areaCodes,
        opensOn: batch.opensOn,
        closesOn: batch.closesOn,
        archivesOn: batch.archivesOn,
        note: batch.note,
      }
    : { areaCodes: [] }
  const kept = useKeptForm(form, draft, { initialValues, version: batch?.version })
  const settle = () => {
    void queries.invalidateQueries({ queryKey: callKey(listBatchRecords) })
    onClose()
  }
  const onDone = () => {
    kept.clear()
    toastSuccess(texts.saved)
    settle()
  }
  const create = useFormAction(createFillingBatch, form, { onDone })
  const update = useFormAction(updateFillingBatch, form, {
    onDone,
    onFailure: whenOvertaken([errors.staleVersion], settle),
  })
  const finish = (values: Values) => {
    if (batch)
      update.submit({ params: { id: batch.id }, body: { ...bodyOf(values), version: batch.version } })
    else create.submit({ body: bodyOf(values) })
  }
  return (
    <FormDrawer<Values>
      title={batch ? texts.editTitle : texts.createTitle}
      form={form}
      initialValues={kept.initialValues}
      submitText={texts.submit}
      isBusy={create.isBusy || update.isBusy}
      problem={create.problem ?? update.problem}
      notice={kept.notice}
      onChange={() => kept.keep(form.getFieldsValue())}
      onFinish={finish}
      onClose={onClose}
    >
      <BatchFields ownerArea={batch?.ownerArea ?? info.user.regionCode ?? DEFAULT_SUBSTATION_ID} />
    </FormDrawer>
  )
}

/** A batch: its days, its areas and what it says to enterprises. */
export function BatchDrawer(props: BatchDrawerProps) {
  return (
    <WithDraft<TypedForm<Values>> form="fillingBatch" subject={props.batch?.id ?? 'new'}>
      {(draft) => <BatchForm {...props} draft={draft} />}
    </WithDraft>
  )
}
