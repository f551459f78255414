import { BUILDING_STRUCTURES, OWNERSHIP_KINDS, PROPERTY_KINDS } from '@lqr/contract/valuations/kinds.ts'
import { InputField, SelectField } from '@lqr/ui/field-inputs.tsx'
import type { ReactNode } from 'react'
import { AreaField } from '../../shell/forms/area-field.tsx'
import { inputProps } from '../../shell/forms/input-props.ts'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import { formCopy as copy } from './form-copy.ts'
import { labelOf, type PropertyField, type PropertyValues, shape } from './property-schema.ts'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-6 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 text-body font-semibold text-primary-strong">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The property; labels, limits and errors are the contract's. Land is asked for no building. */
export function PropertyFields({ form }: { form: CallForm<PropertyValues> }) {
  const [areaCode, kind] = form.watch(['areaCode', 'kind'])
  const isLand = kind === 'land'
  const field = (name: PropertyField, isRequired = true) => {
    const { required: _, ...registered } = form.register(name)
    return { ...inputProps(shape[name]), required: isRequired, error: form.errorOf(name), ...registered }
  }
  const choice = (
    name: 'kind' | 'ownership' | 'structure',
    items: readonly { code: string; name: string }[],
  ) => (
    <SelectField {...field(name)}>
      {name === 'structure' && <option value="">{copy.choose}</option>}
      {items.map(({ code, name: label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
  const number = (name: 'builtYear' | 'floor' | 'totalFloors', isRequired: boolean) => (
    <InputField
      {...field(name, isRequired)}
      label={isRequired ? labelOf(name) : copy.optional(labelOf(name))}
      maxLength={4}
      inputMode="numeric"
      autoComplete="off"
    />
  )
  return (
    <>
      <Group title={copy.groups.place}>
        <AreaField
          label={labelOf('areaCode')}
          value={areaCode}
          error={form.errorOf('areaCode')}
          onChange={(code) => form.setValue('areaCode', code, { shouldDirty: true, shouldValidate: true })}
          onBlur={() => void form.trigger('areaCode')}
        />
        <InputField {...field('address')} autoComplete="off" />
      </Group>
      <Group title={copy.groups.building}>
        {choice('kind', PROPERTY_KINDS)}
        {choice('ownership', OWNERSHIP_KINDS)}
        <InputField {...field('areaSquareMetres')} inputMode="decimal" autoComplete="off" />
        {!isLand && (
          <>
            {number('builtYear', true)}
            {choice('structure', BUILDING_STRUCTURES)}
            <div className="grid gap-3 sm:grid-cols-2">
              {number('floor', false)}
              {number('totalFloors', false)}
            </div>
          </>
        )}
      </Group>
      <Group title={copy.groups.certificate}>
        <InputField {...field('certificateNo', false)} autoComplete="off" />
      </Group>
    </>
  )
}
