import { Button } from '@lqr/ui/button.tsx'
import { useId } from 'react'
import { Form } from 'react-router'
import type { KeptQuery } from '../../shell/list-address.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'

const labels = copy.list

interface Props {
  path: string
  kept: KeptQuery
  /** As it was typed. */
  text: string
  isWrong: boolean
  input: { readonly unit: string; readonly maxLength?: number | undefined }
}

/** How much one project needs, in 万元; a GET form, so that it stays in the address. */
export function AmountFilter({ path, kept, text, isWrong, input }: Props) {
  const { site } = useShell()
  const id = useId()
  const { amount: _amount, ...others } = kept
  return (
    <Form method="get" action={siteAddress(site.path, path)} className="flex flex-wrap items-center gap-3">
      {Object.entries(others).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id} className="w-20 shrink-0 text-note text-muted">
        {labels.amount}
        <span className="sr-only">（{input.unit}）</span>
      </label>
      <span className="relative">
        <input
          id={id}
          key={text}
          name="amount"
          inputMode="decimal"
          maxLength={input.maxLength}
          autoComplete="off"
          defaultValue={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          className="min-h-9 w-40 rounded-control border border-line-strong bg-surface pr-12 pl-3 text-note text-ink max-sm:min-h-11 max-sm:text-body"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-note text-muted"
        >
          {input.unit}
        </span>
      </span>
      <Button type="submit" size="small">
        {labels.apply}
      </Button>
      {isWrong && (
        <span id={`${id}-error`} role="alert" className="text-note text-danger">
          {labels.wrongAmount}
        </span>
      )}
    </Form>
  )
}
