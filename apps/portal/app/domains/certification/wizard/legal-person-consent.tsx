import { CheckField } from '@lqr/ui/check-field.tsx'
import { useAgreement } from '../../../shell/login-dialog/use-agreement.ts'
import type { CallForm } from '../../../shell/forms/use-call-form.ts'
import { wizardCopy } from './copy.ts'
import type { WizardValues } from './schema.ts'

const copy = wizardCopy.separateConsent

/** The separate consent to the id number: never ticked beforehand, and ticked for one version of the text alone. */
export function LegalPersonConsent({ form }: { form: CallForm<WizardValues> }) {
  const { agreement, failed, reload } = useAgreement('legalPersonId')
  const given = form.watch('legalPersonConsent')
  if (failed) {
    return (
      <button type="button" className="justify-self-start text-note text-primary" onClick={reload}>
        {copy.failed}
      </button>
    )
  }
  if (!agreement) return null
  const { version, title, body } = agreement
  return (
    <div className="grid gap-1">
      <CheckField
        error={form.errorOf('legalPersonConsent')}
        checked={given === version}
        name="legalPersonConsent"
        onChange={({ target }) =>
          form.setValue('legalPersonConsent', target.checked ? version : '', {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        {copy.agree(title)}
      </CheckField>
      <details className="text-note">
        <summary className="flex min-h-8 cursor-pointer items-center text-primary max-sm:min-h-11">
          {copy.read}
        </summary>
        <p className="mt-2 max-w-article rounded-control bg-paper p-3 whitespace-pre-line">{body}</p>
      </details>
    </div>
  )
}
