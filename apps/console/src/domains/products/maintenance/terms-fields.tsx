import { Checkbox, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { productTermsShape as shape } from '@lqr/contract/products/product-terms.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { AreaFields } from './area-fields.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { FeeFields } from './fee-fields.tsx'
import { formCopy } from './form-copy.ts'
import { MoneyFields } from './money-fields.tsx'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The fields of a product in their sections. */
export function TermsFields({ reach }: { reach: readonly string[] | null }) {
  const { sections } = formCopy
  const categories = PRODUCT_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <Section title={sections.basics}>
        <TextItem name="name" of={shape.name} />
        <Form.Item name="category" label={labelOf(shape.category)}>
          <Select options={categories} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <TextItem name="highlights" of={shape.highlights} extra={formCopy.highlightsHelp} />
      </Section>
      <Section title={sections.money}>
        <MoneyFields />
        <CodeBoxes name="guaranteeModes" label={labelOf(shape.guaranteeModes)} items={GUARANTEE_MODES} />
        <CodeBoxes name="repaymentModes" label={labelOf(shape.repaymentModes)} items={REPAYMENT_MODES} />
      </Section>
      <Section title={sections.fees}>
        <FeeFields />
      </Section>
      <Section title={sections.scope}>
        <AreaFields reach={reach} />
        <CodeBoxes name="targetGroups" label={labelOf(shape.targetGroups)} items={TARGET_GROUPS} />
        <CodeBoxes
          name="applicantKinds"
          label={formCopy.optional(labelOf(shape.applicantKinds))}
          items={APPLICANT_KINDS}
          help={formCopy.kindsHelp}
        />
        <CodeBoxes
          name="zones"
          label={formCopy.optional(labelOf(shape.zones))}
          items={ZONES}
          help={formCopy.zonesHelp}
        />
      </Section>
      <Section title={sections.conditions}>
        <LongTextItem
          name="requirements"
          of={shape.requirements}
          extra={formCopy.requirementsHelp}
          rows={{ minRows: 3, maxRows: 12 }}
        />
        <Form.Item name="materials" label={labelOf(shape.materials)} extra={formCopy.materialsHelp}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
        </Form.Item>
        <Form.Item name="onlineApply" valuePropName="checked">
          <Checkbox>{formCopy.onlineApply}</Checkbox>
        </Form.Item>
      </Section>
    </>
  )
}
