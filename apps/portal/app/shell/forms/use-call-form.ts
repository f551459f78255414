import { zodResolver } from '@hookform/resolvers/zod'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'

interface Options<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent, Values>
  defaultValues: DefaultValues<Values>
  /** Makes the call; what it throws is shown at the fields and above the button. */
  send: (values: Sent) => Promise<void>
  /** Error key → field, for errors that name no field themselves: `identity.captchaWrong` → `verificationCode`. */
  fieldOfError?: Readonly<Record<string, Path<Values>>>
  /** Runs after a refused call, for example to fetch a new captcha. */
  onRefused?: (error: CallFailure) => void
}

export interface CallForm<Values extends FieldValues> extends UseFormReturn<Values> {
  onSubmit: (event?: React.BaseSyntheticEvent) => void
  /** The refusal that belongs to no field. */
  refusal: string | undefined
  setRefusal: (text: string | undefined) => void
  errorOf: (field: Path<Values>) => string | undefined
  busy: boolean
}

/**
 * A form on a contract schema: the same rules as the server, errors at the field, the server's own refusals at the field
 * they are about, and what was typed stays.
 */
export function useCallForm<Values extends FieldValues, Sent extends FieldValues>(
  options: Options<Values, Sent>,
): CallForm<Values> {
  const { schema, defaultValues, send, fieldOfError = {}, onRefused } = options
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Values>({
    // What was typed comes back from it, so that the form has one type; what is sent is read below.
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues,
    mode: 'onTouched',
  })

  function show(error: unknown): void {
    if (!(error instanceof CallFailure)) throw error
    const own = error.key === undefined ? undefined : fieldOfError[error.key]
    const fields = own ? [[own, error.msg] as const] : Object.entries(error.fields)
    for (const [name, message] of fields) form.setError(name as Path<Values>, { message })
    const [first] = fields
    if (first) form.setFocus(first[0] as Path<Values>)
    else setRefusal(error.msg)
    onRefused?.(error)
  }

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await send(schema.parse(values))
    } catch (error) {
      show(error)
    }
  })

  return {
    ...form,
    onSubmit: (event) => void submit(event),
    refusal,
    setRefusal,
    errorOf: (field) => form.getFieldState(field, form.formState).error?.message,
    busy: form.formState.isSubmitting,
  }
}
