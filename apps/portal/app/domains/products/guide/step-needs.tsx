import { Button } from '@lqr/ui/button.tsx'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import { formatTerm } from '@lqr/ui/format-amount.ts'
import { copy } from './guide-copy.ts'
import { GuideForm, type StepProps } from './guide-form.tsx'

const labels = copy.needs
const TERMS = [3, 6, 12, 24, 36, 60]
const OWN = ['amount', 'termMonths', 'guaranteeMode', 'areaCode', 'proId']

/** Four plain questions about the loan; what cannot be read is explained at its field and nothing typed is lost. */
export function StepNeeds({ topic, guide }: StepProps) {
  const { kept, areas } = guide
  const errors = guide.stopped ? guide.errors : {}
  const [only] = areas.length === 1 && areas[0]?.areas.length === 1 ? areas[0].areas : []
  return (
    <>
      <p className="mb-3 text-note text-muted">{labels.lead}</p>
      <GuideForm topic={topic} guide={guide} label={copy.steps.needs} next="products" own={OWN}>
        <div className="grid max-w-3xl gap-4 sm:grid-cols-2 elder:grid-cols-1">
          <InputField
            {...guide.amountInput}
            label={labels.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={kept.amount}
            error={errors.amount}
          />
          <SelectField
            label={labels.term}
            name="termMonths"
            required
            defaultValue={kept.termMonths ?? '12'}
            error={errors.term}
          >
            {TERMS.map((months) => (
              <option key={months} value={months}>
                {formatTerm(months)}
              </option>
            ))}
          </SelectField>
          <SelectField label={labels.guarantee} name="guaranteeMode" defaultValue={kept.guaranteeMode ?? ''}>
            <option value="">{labels.anyGuarantee}</option>
            {Object.entries(labels.guarantees).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={labels.area}
            name="areaCode"
            required
            defaultValue={kept.areaCode ?? only?.code ?? ''}
            error={errors.area}
          >
            <option value="">{labels.chooseArea}</option>
            {areas.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.areas.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        <Button kind="primary" type="submit" className="mt-4">
          {labels.next}
        </Button>
      </GuideForm>
    </>
  )
}
