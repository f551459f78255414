import { industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { SelectField } from '@lqr/ui/field-inputs.tsx'
import { industryOptions } from '../industry-options.ts'
import { wizardCopy as copy } from './copy.ts'

interface Props {
  label: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onBlur: () => void
}

/** The category, and a finer choice where the scale depends on it; the value is the finest code chosen. */
export function IndustryField({ label, value, error, onChange, onBlur }: Props) {
  const letter = /^\d/.test(value) ? industryOfDivision(value) : value
  const options = industryOptions()
  const details = options.find(({ code }) => code === letter)?.details ?? []
  const detailMissing = details.length > 0 && value === letter
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={label}
        name="industryCode"
        required
        value={letter ?? ''}
        error={detailMissing ? undefined : error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{copy.choose}</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {details.length > 0 && (
        <SelectField
          label={copy.industryDetail}
          required
          value={detailMissing ? '' : value}
          error={detailMissing ? error : undefined}
          onChange={(event) => onChange(event.target.value || (letter ?? ''))}
          onBlur={onBlur}
        >
          <option value="">{copy.choose}</option>
          {details.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
