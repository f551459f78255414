import { Form, Input, Select } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { rosterFields, type RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { createRoster, updateRoster } from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { optionsOf } from '../../shell/publishing/form-values.ts'
import { RecordDrawer } from '../../shell/publishing/record-drawer.tsx'
import { copy } from './copy.ts'

type Body = CallInput<typeof createRoster>['body']
type Values = Partial<Body>

const { shape } = rosterFields
const kindOptions = optionsOf(ROSTER_KINDS)

const valuesOf = (roster: RosterRecord | undefined): Values =>
  roster ? ({ ...roster, sourceUrl: roster.sourceUrl ?? '' } as Values) : { kind: 'whitelist', note: '' }

function bodyOf(values: Values): Body {
  const { title, kind, issuer, batch, issuedOn, validTo, areaCode, sourceUrl, note } = values
  return {
    title,
    kind,
    issuer,
    batch,
    issuedOn,
    areaCode,
    note: note ?? '',
    validTo: validTo ?? null,
    sourceUrl: sourceUrl?.trim() ? sourceUrl : null,
  } as Body
}

interface RosterDrawerProps {
  /** Undefined for a new roster. */
  roster: RosterRecord | undefined
  onSaved: () => void
  onClose: () => void
}

/** A roster to be added or changed; its enterprises are imported on its page. */
export function RosterDrawer({ roster, onSaved, onClose }: RosterDrawerProps) {
  const [form] = Form.useForm<Values>()
  const create = useFormAction(createRoster, form, { onDone: onSaved })
  const update = useFormAction(updateRoster, form, { onDone: onSaved })
  const { isBusy, problem } = roster ? update : create
  const finish = (values: Values) => {
    const body = bodyOf(values)
    if (roster) update.submit({ params: { id: roster.id }, body: { ...body, version: roster.version } })
    else create.submit({ body })
  }
  return (
    <RecordDrawer
      title={roster ? copy.editTitle : copy.create}
      form={form}
      initialValues={valuesOf(roster)}
      isNew={!roster}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="title" label={labelOf(shape.title)}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="kind" label={labelOf(shape.kind)}>
        <Select options={kindOptions} />
      </Form.Item>
      <Form.Item name="issuer" label={labelOf(shape.issuer)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="batch" label={labelOf(shape.batch)}>
        <Input autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item name="issuedOn" label={labelOf(shape.issuedOn)}>
        <DateInput />
      </Form.Item>
      <Form.Item name="validTo" label={labelOf(shape.validTo)} extra={copy.validToHelp}>
        <DateInput />
      </Form.Item>
      <Form.Item name="areaCode" label={labelOf(shape.areaCode)}>
        <RegionSelect />
      </Form.Item>
      <Form.Item name="sourceUrl" label={labelOf(shape.sourceUrl)}>
        <Input type="url" inputMode="url" autoComplete="off" maxLength={300} />
      </Form.Item>
      <Form.Item name="note" label={labelOf(shape.note)}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={500} />
      </Form.Item>
    </RecordDrawer>
  )
}
