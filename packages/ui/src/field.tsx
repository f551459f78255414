import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** What the control inside a field carries: its id, its descriptions and the common look. */
export interface ControlProps {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps {
  label: string
  /** Where something leads to the control from elsewhere on its page; otherwise one is made. */
  id?: string | undefined
  /** Written inside the control, at its end: 万元, 个月, %. */
  unit?: string | undefined
  help?: ReactNode
  /** What is wrong and what to do; read out with the control. */
  error?: string | undefined
  required?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

const control =
  'block w-full min-h-11 rounded-control border bg-surface px-3 py-1.5 text-body text-ink disabled:bg-paper disabled:text-muted'

/** One field: label above, unit inside, help under it, and the error at the field. What may stay empty says so in its label. */
export function Field({
  label,
  id: given,
  unit,
  help,
  error,
  required = false,
  className,
  children,
}: FieldProps) {
  const made = useId()
  const id = given ?? made
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const unitId = `${id}-unit`
  const described = classNames(unit && unitId, error && errorId, help != null && helpId)
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-note font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        {children({
          id,
          className: classNames(control, unit && 'pr-14', error ? 'border-danger' : 'border-line-strong'),
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
          'aria-describedby': described || undefined,
        })}
        {unit && (
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-note text-muted"
          >
            {unit}
          </span>
        )}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-note text-danger">
          {error}
        </p>
      )}
      {help != null && (
        <p id={helpId} className="mt-1 text-note text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
