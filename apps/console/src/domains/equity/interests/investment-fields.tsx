import { Form, Select } from 'antd'
import type { ProjectInvestment } from '@lqr/contract/equity/interest-entities.ts'
import { PROJECT_STAGES, type ProjectStage } from '@lqr/contract/equity/project-kinds.ts'
import { investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  checkInvested,
  investedFacts,
  type InvestedValues,
  InvestmentItems,
  toInvested,
  typedInvested,
} from '../../../shell/cases/investment-items.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'

/** An investment as typed. */
export interface InvestmentValues extends InvestedValues {
  stage?: ProjectStage
}

const { body } = investInProject
const stageLabel = labelOf(body.shape.stage)

export const checkInvestment = (values: InvestmentValues) => checkInvested(body, values)

/** How much was invested, for which share, in which round and when. */
export function InvestmentFields() {
  return (
    <InvestmentItems of={body}>
      <Form.Item name="stage" label={stageLabel}>
        <Select options={PROJECT_STAGES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
    </InvestmentItems>
  )
}

/** What was recorded, as it would be typed. */
export const typedInvestment = (investment: ProjectInvestment): InvestmentValues => ({
  ...typedInvested(investment),
  stage: investment.stage,
})

/** What the calls take; what is missing stays empty, so that the contract asks for it. */
export const toInvestment = (values: InvestmentValues): ProjectInvestment => ({
  ...toInvested(values),
  stage: values.stage as ProjectStage,
})

/** The same before the last click. */
export function investmentSummary(values?: InvestmentValues): Fact[] {
  const { amount, share, day } = investedFacts(body, values)
  return [amount, share, { label: stageLabel, value: nameOf(PROJECT_STAGES, values?.stage) }, day]
}
