import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  type?: 'checkbox' | 'radio'
  error?: string | undefined
  children: ReactNode
}

/** A tick box or a radio with its sentence beside it. */
export function CheckField({ type = 'checkbox', error, children, className, id: given, ...input }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-8 items-start gap-2 text-note text-ink max-sm:min-h-11">
        <input
          {...input}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
