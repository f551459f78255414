import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { SelectField } from '@lqr/ui/field-inputs.tsx'
import { formsCopy } from './copy.ts'

const { choose } = formsCopy
const copy = formsCopy.area

interface Props {
  label: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onBlur: () => void
}

/** Prefecture, then county; a prefecture without counties, and its own level, is chosen by the first alone. */
export function AreaField({ label, value, error, onChange, onBlur }: Props) {
  const prefecture = value === '' ? '' : `${value.slice(0, 4)}00`
  const counties = PREFECTURES.find(({ code }) => code === prefecture)?.counties ?? []
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={`${label} · ${copy.prefecture}`}
        name="areaCode"
        required
        value={prefecture}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{choose}</option>
        {PREFECTURES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {counties.length > 0 && (
        <SelectField
          label={copy.county}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value={prefecture}>{copy.wholePrefecture}</option>
          {counties.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
