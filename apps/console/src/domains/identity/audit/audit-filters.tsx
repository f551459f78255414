import { Button, Form, Select } from 'antd'
import { auditActions, auditEntities } from '@lqr/contract/all-audit-words.ts'
import type { AuditWord } from '@lqr/contract/kernel/audit-words.ts'
import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { copy } from './copy.ts'
import { type AuditSearch, NOTHING } from './use-audit-search.ts'

const { shape } = listAudit.body
const texts = copy.filters
const ALL = { value: '', label: texts.all }

function optionsOf(words: readonly AuditWord[]) {
  return [ALL, ...words.map(({ code, name }) => ({ value: code, label: name }))]
}

const actionOptions = optionsOf(auditActions)
const entityOptions = optionsOf(auditEntities)

interface AuditFiltersProps {
  search: AuditSearch
  change: (search: AuditSearch) => void
}

/** Who, what, on which object and when; applied together. */
export function AuditFilters(props: AuditFiltersProps) {
  return <FiltersForm key={JSON.stringify(props.search)} {...props} />
}

/** One search has one form: an instance that outlived it would put what it held over the next search. */
function FiltersForm({ search, change }: AuditFiltersProps) {
  const [form] = Form.useForm<AuditSearch>()
  const isFiltered = Object.values(search).some(Boolean)
  const initial = { ...search, action: search.action ?? '', entity: search.entity ?? '' }
  return (
    <Form<AuditSearch>
      form={form}
      layout="vertical"
      role="search"
      className="audit-filters"
      initialValues={initial}
      // The account that "all of this person" asked for stands in no field, and ends with that search.
      onFinish={(values) => change({ ...values, actorAccountId: undefined })}
    >
      <TextItem name="username" of={shape.username} label={texts.userName} allowClear />
      <Form.Item name="action" label={texts.action}>
        <Select options={actionOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="entity" label={texts.entity}>
        <Select options={entityOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <TextItem name="entityId" of={shape.entityId} allowClear />
      <Form.Item name="from" label={texts.from}>
        <DateInput />
      </Form.Item>
      <Form.Item name="to" label={texts.to}>
        <DateInput />
      </Form.Item>
      <div className="form-actions">
        <Button type="primary" htmlType="submit">
          {texts.search}
        </Button>
        {isFiltered && <Button onClick={() => change(NOTHING)}>{texts.clear}</Button>}
      </div>
    </Form>
  )
}
