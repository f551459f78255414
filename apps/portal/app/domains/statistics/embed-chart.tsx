import { Button } from '@lqr/ui/button.tsx'
import { SelectField, TextareaField } from '@lqr/ui/field-inputs.tsx'
import { useEffect, useState } from 'react'
import { showToast } from '../../shell/toast/toast-store.ts'
import { copy } from './copy.ts'

const { embed: texts } = copy
const HEIGHT = 560

interface Props {
  /** The area of the site, and the figures that there are charts of. */
  areaCode: string
  charts: readonly { readonly code: string; readonly name: string }[]
}

const addressOf = (origin: string, code: string, areaCode: string, ending = '') =>
  `${origin}/embed/figures/${code}${ending}?area=${areaCode}`

/** Charts of the public figures for the pages of others: which one, and what is to be copied. */
export function EmbedChart({ areaCode, charts }: Props) {
  const [code, setCode] = useState(charts[0]?.code ?? '')
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  const name = charts.find((chart) => chart.code === code)?.name ?? ''
  const snippet = `<iframe src="${addressOf(origin, code, areaCode)}" title="${name}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>`
  async function copySnippet(): Promise<void> {
    try {
      await navigator.clipboard.writeText(snippet)
      showToast({ tone: 'success', text: texts.copied })
    } catch {
      showToast({ tone: 'error', text: texts.copyFailed })
    }
  }
  return (
    <section
      aria-labelledby="embed-chart"
      className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 id="embed-chart" className="mb-2 text-body font-semibold">
        {texts.title}
      </h2>
      <p className="mb-3 text-note text-muted">{texts.lead}</p>
      <div className="grid gap-4 md:grid-cols-2 elder:grid-cols-1">
        <SelectField label={texts.figure} value={code} onChange={(event) => setCode(event.target.value)}>
          {charts.map((chart) => (
            <option key={chart.code} value={chart.code}>
              {chart.name}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label={texts.snippet}
          readOnly
          rows={3}
          value={snippet}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p className="m-0 mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button kind="quiet" size="small" onClick={() => void copySnippet()}>
          {texts.copy}
        </Button>
        <a href={addressOf('', code, areaCode)} className="inline-flex min-h-8 items-center max-sm:min-h-11">
          {texts.preview}
        </a>
        <a
          href={addressOf('', code, areaCode, '.svg')}
          download={`${code}.svg`}
          className="inline-flex min-h-8 items-center max-sm:min-h-11"
        >
          {texts.picture}
        </a>
      </p>
    </section>
  )
}
