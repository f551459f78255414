import { Button, Checkbox } from 'antd'
import type { TaxDataset } from '@lqr/contract/tax/datasets.ts'
import { grantCopy as texts } from './copy.ts'
import './tax.css'

interface ScopeBoxesProps<C extends TaxDataset> {
  label: string
  items: readonly { readonly code: C; readonly name: string }[]
  /** What is usually asked for; never ticked beforehand. */
  common: readonly TaxDataset[]
  value?: readonly C[]
  onChange?: (codes: C[]) => void
}

/** Data to be ticked one by one, or what is usual at once. */
export function ScopeBoxes<C extends TaxDataset>(props: ScopeBoxesProps<C>) {
  const { label, items, common, value = [], onChange } = props
  const usual = items.flatMap(({ code }) => (common.includes(code) ? [code] : []))
  return (
    <div className="stack" role="group" aria-label={label}>
      <div className="tax-bar">
        <Button size="small" onClick={() => onChange?.(usual)}>
          {texts.common}
        </Button>
        <Button size="small" onClick={() => onChange?.([])}>
          {texts.clear}
        </Button>
        <span className="muted" aria-live="polite">
          {texts.chosen(value.length)}
        </span>
      </div>
      <div className="tax-scope">
        {items.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={value.includes(code)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, code] : value.filter((other) => other !== code))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}

/** What institutions ask for most. */
export const COMMON_SCOPE: readonly TaxDataset[] = [
  'base',
  'taxpayerStatus',
  'creditLevel',
  'arrears',
  'filings',
  'payments',
  'goldTaxReport',
]
