import { LEASE_CONSENT_TITLE, leaseConsent } from '@lqr/contract/leasing/consent.ts'
import { LEASE_AUDIENCES } from '@lqr/contract/leasing/kinds.ts'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { SelectField } from '@lqr/ui/field-inputs.tsx'
import { useEffect } from 'react'
import type { CallForm } from '../../shell/forms/use-call-form.ts'
import { formCopy as copy } from './form-copy.ts'
import { Group } from './need-fields.tsx'
import type { NeedValues } from './need-schema.ts'
import type { Choice } from './use-receivers.ts'

interface Props {
  form: CallForm<NeedValues>
  choices: readonly Choice[]
  /** Undefined while they are not known. */
  receivers: readonly Choice[] | undefined
}

function receiversText(names: readonly string[] | undefined): string {
  if (!names) return copy.findingReceivers
  return names.length === 0 ? copy.noReceivers : `${copy.receivers}：${names.join('、')}`
}

/** Whom the need is shown to, by name, before anybody agrees to it. */
export function NeedAudience({ form, choices, receivers }: Props) {
  const { getValues, setValue } = form
  const [audience, orgId, areaCode] = form.watch(['audience', 'orgId', 'areaCode'])
  const names = receivers?.map(({ name }) => name)
  const named = receivers?.map(({ id }) => id).join(' ')
  // Whoever agreed agreed to those that were named: to others it is agreed anew.
  useEffect(() => {
    if (getValues('consent')) setValue('consent', false)
  }, [getValues, setValue, audience, orgId, areaCode, named])
  const { required: _, ...org } = form.register('orgId')
  return (
    <Group title={copy.groups.audience}>
      <div className="flex flex-wrap gap-x-6" role="group" aria-label={copy.groups.audience}>
        {LEASE_AUDIENCES.map(({ code, name }) => (
          <CheckField key={code} type="radio" value={code} {...form.register('audience')}>
            {name}
          </CheckField>
        ))}
      </div>
      {audience === 'one' && (
        <SelectField label={copy.org} required error={form.errorOf('orgId')} {...org}>
          <option value="">{copy.choose}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {(receivers || (audience === 'area' && areaCode !== '')) && (
        <p role="status" className="rounded-control bg-primary-soft px-3 py-2 text-note">
          {receiversText(names)}
        </p>
      )}
      <CheckField error={form.errorOf('consent')} {...form.register('consent')}>
        {copy.consent(LEASE_CONSENT_TITLE)}
      </CheckField>
      <details className="text-note">
        <summary className="flex min-h-8 cursor-pointer items-center text-primary max-sm:min-h-11">
          {copy.readConsent}
        </summary>
        <p className="mt-2 max-w-article rounded-control bg-paper p-3 whitespace-pre-line">
          {leaseConsent(audience, names ?? [])}
        </p>
      </details>
    </Group>
  )
}
