import { Field } from '@lqr/ui/field.tsx'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, useState } from 'react'
import { copy } from './copy.ts'

interface Props extends ComponentPropsWithRef<'input'> {
  label: string
  error: string | undefined
  help?: string | undefined
}

/** A password that can be shown while typing. */
export function PasswordInput({ label, error, help, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={error} help={help} required>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${control.className} pr-12`}
          />
          <button
            type="button"
            aria-label={shown ? copy.hideField(label) : copy.showField(label)}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-muted hover:text-primary"
          >
            <Icon size={18} />
          </button>
        </>
      )}
    </Field>
  )
}
