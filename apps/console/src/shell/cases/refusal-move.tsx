import { Form, Select } from 'antd'
import type { RefusalCall, ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { refusalAsked } from '@lqr/contract/reference/refusal-fields.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { reasonBegun } from '@lqr/contract/reference/refusal-reason.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { clearErrors } from '../forms/contract-form.ts'
import { LongTextItem } from '../forms/text-item.tsx'
import type { Fact } from '../records/facts.tsx'
import { nameOf } from '../records/name-of.ts'
import { CaseMoveDialog, type CaseMoveProps } from './case-move-dialog.tsx'
import { moveCopy } from './copy.ts'
import { DecisionFields } from './decision-fields.tsx'
import type { WordedMove } from './move-texts.ts'
import {
  decidedInWords,
  DECISION_NAMES,
  decisionOf,
  decisionProblems,
  type DecisionValues,
  reasonHelp,
  reasonProblems,
  toDecision,
} from './refusal-values.ts'

interface RefusalMoveProps<D extends AnyCase, Shown extends ShownCase>
  extends WordedMove<D>, CaseMoveProps<Shown> {
  def: RefusalCall<Shown>
  /** Which case it is, repeated before the last click. */
  facts: readonly Fact[]
  /** What the call calls its fields. */
  names: { readonly code: string; readonly reason: string; readonly remedy: string }
}

interface Values extends DecisionValues {
  code?: string
  reason?: string
  remedy?: string
}

const NOTHING_DECIDED = {
  condition: undefined,
  asked: undefined,
  found: undefined,
  retryFrom: undefined,
}

function decisionFacts(values: Values | undefined): Fact[] {
  return [
    { label: moveCopy.decided, value: values && decidedInWords(values) },
    { label: labelOf(refusalAsked.retryFrom), value: formatDate(values?.retryFrom) },
  ]
}

/** Refuses with a declared reason, which brings its sentence and what would change it, to be adapted to the case. */
export function RefusalMove<D extends AnyCase, Shown extends ShownCase>(props: RefusalMoveProps<D, Shown>) {
  const { def, names, shown, facts, ...rest } = props
  const [form] = Form.useForm<Values>()
  const codeChosen: string | undefined = Form.useWatch('code', form)
  const reasons = rest.of.moves[rest.move]?.reasons ?? []
  const { [names.code]: codeField, [names.reason]: reasonField, [names.remedy]: remedyField } = def.body.shape
  if (!codeField || !reasonField || !remedyField) throw new Error(`${def.name} lacks a field of a refusal`)
  // A kind whose refusals say no more than the code and two sentences is not asked for what decided.
  const asksDecision = Object.keys(refusalAsked).every((name) => name in def.body.shape)
  const namesReason = asksDecision || reasons === REJECT_CODES
  const codeLabel = labelOf(codeField)
  const prefill = (code: string) => {
    const chosen = reasons.find((one) => one.code === code)
    if (!chosen) return
    form.setFieldsValue({
      ...NOTHING_DECIDED,
      ...(asksDecision ? decisionOf(code, chinaToday()) : {}),
      reason: namesReason ? reasonBegun(chosen) : chosen.sentence,
      remedy: chosen.remedy,
    })
    clearErrors(form, ['reason', 'remedy', ...Object.keys(NOTHING_DECIDED)])
  }
  return (
    <CaseMoveDialog<D, RefusalCall<Shown>, Values>
      {...rest}
      def={def}
      form={form}
      isDanger
      names={{ ...DECISION_NAMES, [names.code]: 'code', [names.reason]: 'reason', [names.remedy]: 'remedy' }}
      check={(values) => ({
        ...decisionProblems(values),
        ...(namesReason ? reasonProblems(values, reasons) : {}),
      })}
      fields={
        <>
          <Form.Item name="code" label={codeLabel}>
            <Select<string>
              options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={prefill}
            />
          </Form.Item>
          <LongTextItem
            name="reason"
            of={reasonField}
            label={moveCopy.reason}
            extra={reasonHelp(namesReason ? codeChosen : undefined)}
          />
          <LongTextItem name="remedy" of={remedyField} label={moveCopy.remedy} />
          {asksDecision && <DecisionFields />}
        </>
      }
      toInput={({ code, reason = '', remedy, ...decision }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          [names.code]: code,
          [names.reason]: reason,
          ...(remedy ? { [names.remedy]: remedy } : {}),
          ...toDecision(decision),
        },
      })}
      summary={(values) => [
        ...facts,
        { label: codeLabel, value: nameOf(reasons, values?.code) },
        { label: moveCopy.reason, value: values?.reason, isWide: true },
        { label: moveCopy.remedy, value: values?.remedy, isWide: true },
        ...(asksDecision ? decisionFacts(values) : []),
      ]}
    />
  )
}
