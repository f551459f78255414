import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { siteAddress } from '../../shell/site-address.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { SelectFilter } from './filter-options.ts'
import type { KeptQuery } from '../../shell/list-address.ts'

const labels = copy.filters
const control =
  'min-h-9 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-note text-ink max-md:min-h-11 max-md:text-body'

/** On wide screens the form always shows; on a phone it is a sheet that the summary opens, also without JavaScript. */
const sheet = {
  details: 'group md:[&::details-content]:[content-visibility:visible]',
  summary:
    'inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border border-line-strong bg-surface px-4 text-body md:supports-[selector(::details-content)]:hidden ' +
    "max-md:group-open:before:fixed max-md:group-open:before:inset-0 max-md:group-open:before:z-40 max-md:group-open:before:bg-ink/40 max-md:group-open:before:content-['']",
  form: 'rounded-card border border-line bg-surface p-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-b-none',
}

function Row({
  label,
  unit,
  children,
}: {
  label: string
  unit?: string | undefined
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="mb-2 flex items-center gap-2 elder:block max-md:mb-3">
      <label htmlFor={id} className="w-24 shrink-0 text-note text-muted">
        {label}
        {unit && <span className="sr-only">（{unit}）</span>}
      </label>
      <span className="relative block min-w-0 grow">
        {children(id)}
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2 flex items-center text-note text-muted"
          >
            {unit}
          </span>
        )}
      </span>
    </div>
  )
}

interface Props {
  path: string
  kept: KeptQuery
  selects: readonly SelectFilter[]
  /** The amount in 万元, as it is typed. */
  amountText: string
  amountInput: { readonly unit?: string; readonly maxLength?: number | undefined }
  activeCount: number
  /** Where 收起 leads: the list as it stands. */
  here: string
}

/** The filters of the product list as a GET form: what is chosen ends up in the address. */
export function FilterForm({ path, kept, selects, amountText, amountInput, activeCount, here }: Props) {
  const { site } = useShell()
  const own = new Set(['amountYuan', 'online', ...selects.map(({ key }) => key)])
  const leaveSheet = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details key={here} onKeyDown={leaveSheet} className={sheet.details}>
      <summary className={sheet.summary}>
        {labels.open}
        {activeCount > 0 && `（${activeCount}）`}
      </summary>
      <Form
        method="get"
        action={siteAddress(site.path, path)}
        aria-label={labels.title}
        className={sheet.form}
      >
        {Object.entries(kept)
          .filter(([key]) => !own.has(key))
          .map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
        <Row label={labels.amount} unit={amountInput.unit}>
          {(id) => (
            <input
              id={id}
              name="amount"
              inputMode="decimal"
              maxLength={amountInput.maxLength}
              autoComplete="off"
              defaultValue={amountText}
              className={control}
            />
          )}
        </Row>
        {selects.map((select) => (
          <Row key={select.key} label={select.label}>
            {(id) => (
              <select id={id} name={select.key} defaultValue={kept[select.key] ?? ''} className={control}>
                <option value="">{labels.any}</option>
                {select.options.map(({ code, name, count }) => (
                  <option key={code} value={code}>
                    {labels.option(name, count)}
                  </option>
                ))}
              </select>
            )}
          </Row>
        ))}
        <label className="flex min-h-9 items-center gap-2 text-note text-ink max-md:min-h-11">
          <input
            type="checkbox"
            name="online"
            value="1"
            defaultChecked={kept.online === '1'}
            className="size-5 shrink-0 accent-primary"
          />
          {labels.online}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button kind="primary" type="submit" className="grow">
            {labels.apply}
          </Button>
          <SiteLink href={path} className={buttonStyle('quiet')}>
            {labels.clear}
          </SiteLink>
          <SiteLink href={here} preventScrollReset className={buttonStyle('quiet', 'medium', 'md:hidden')}>
            {labels.close}
          </SiteLink>
        </div>
      </Form>
    </details>
  )
}
