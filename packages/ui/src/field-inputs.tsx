import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Wrapped<T extends 'input' | 'select' | 'textarea'> = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<T>, 'className' | 'id' | 'required'>

/** A field with one line of text; spreads the result of react-hook-form's `register`. */
export function InputField({
  label,
  id,
  unit,
  help,
  error,
  required,
  className,
  ...input
}: Wrapped<'input'>) {
  return (
    <Field {...{ label, id, unit, help, error, required, className }}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

export function TextareaField({
  label,
  id,
  unit,
  help,
  error,
  required,
  className,
  ...input
}: Wrapped<'textarea'>) {
  return (
    <Field {...{ label, id, unit, help, error, required, className }}>
      {(control) => <textarea rows={4} {...input} {...control} />}
    </Field>
  )
}

export function SelectField({
  label,
  id,
  unit,
  help,
  error,
  required,
  className,
  ...input
}: Wrapped<'select'>) {
  return (
    <Field {...{ label, id, unit, help, error, required, className }}>
      {(control) => <select {...input} {...control} />}
    </Field>
  )
}
