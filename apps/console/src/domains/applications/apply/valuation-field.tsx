import { Form, Select } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { applicationForm } from '@lqr/contract/applications/form.ts'
import { listValuations } from '@lqr/contract/valuations/calls.ts'
import { NOT_AN_APPRAISAL } from '@lqr/contract/valuations/disclaimer.ts'
import type { ValuationRow } from '@lqr/contract/valuations/entities.ts'
import { PROPERTY_KINDS } from '@lqr/contract/valuations/kinds.ts'
import { formatAmountRange } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.valuation

/** A valuation in one line: what, where, how much, as of when. */
export function valuationLine(row: ValuationRow): string {
  const range = formatAmountRange(row.lowYuan, row.highYuan)
  return `${nameOf(PROPERTY_KINDS, row.kind)} · ${row.address} · ${range} · ${texts.asOf(formatDate(row.asOf))}`
}

/** What the enterprise keeps, for a choice; the latest hundred are more than it may keep. */
export function useOwnValuations(isWanted: boolean) {
  return useCall(listValuations, { body: { pageSize: 100 } }, { enabled: isWanted, quiet: true }).data?.list
}

/** Which saved valuation goes with an application for a mortgage; those out of date say so and cannot be chosen. */
export function ValuationField() {
  const mode = Form.useWatch<string | undefined>('guaranteeMode')
  const isMortgage = mode === 'mortgage'
  const rows = useOwnValuations(isMortgage)
  if (!isMortgage) return null
  const help = (
    <>
      {rows?.length === 0 ? texts.none : texts.help(NOT_AN_APPRAISAL)}{' '}
      <a href="/houseValuation" target="_blank" rel="noopener">
        {texts.estimate}
      </a>
    </>
  )
  return (
    <Form.Item
      name="valuationId"
      label={copy.form.optional(labelOf(applicationForm.shape.valuationId))}
      extra={help}
    >
      <Select
        allowClear
        placeholder={texts.choose}
        disabled={rows?.length === 0}
        loading={rows === undefined}
        options={(rows ?? []).map((row) => ({
          value: row.id,
          label: row.isExpired ? texts.expired(valuationLine(row)) : valuationLine(row),
          disabled: row.isExpired,
        }))}
      />
    </Form.Item>
  )
}
