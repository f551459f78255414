import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { Button } from '@lqr/ui/button.tsx'
import { useId } from 'react'
import { Form } from 'react-router'
import { CHAPTER_FIELD } from './chapters.ts'
import { copy } from './copy.ts'
import { type Split, SPLIT_FIELDS } from './split.ts'

const { split: texts } = copy
const control =
  'min-h-9 rounded-control border border-line-strong bg-surface px-2 text-note text-ink max-md:min-h-11'

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly CodeItem[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-note text-muted">
        {label}
      </label>
      <select key={value} id={id} name={name} defaultValue={value} className={control}>
        {options.map(({ code, name: option }) => (
          <option key={code} value={code}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

/** One figure by areas, years, trades, scales or institutions; the choice stands in the address and needs no script. */
export function SplitSection({ split }: { split: Split }) {
  const { indicator, by, indicators, cuts, title, definition, lines, hasHidden } = split
  return (
    <section aria-labelledby="split" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="split" className="mb-3 text-body font-semibold">
        {texts.title}
      </h2>
      <Form method="get" preventScrollReset className="mb-4 flex flex-wrap items-center gap-4">
        <input type="hidden" name={CHAPTER_FIELD} value="split" />
        <Choice
          name={SPLIT_FIELDS.indicator}
          label={texts.indicator}
          value={indicator}
          options={indicators}
        />
        <Choice name={SPLIT_FIELDS.by} label={texts.by} value={by} options={cuts} />
        <Button kind="primary" type="submit">
          {texts.show}
        </Button>
      </Form>
      <div role="region" aria-label={title} tabIndex={0} className="min-w-0 overflow-x-auto">
        <table className="w-full border-collapse text-note">
          <caption className="mb-2 text-left text-note text-muted">
            {title}：{definition}
          </caption>
          <tbody>
            {lines.map(({ code, name, text }) => (
              <tr key={code} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="py-1 pl-4 text-right whitespace-nowrap tabular-nums">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length === 0 && <p className="text-note text-muted">{texts.none}</p>}
      {hasHidden && <p className="mt-3 text-note text-muted">{texts.hiddenNote}</p>}
    </section>
  )
}
