import { Select, Tag } from 'antd'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getDictionary } from '@lqr/contract/reference/dictionary-record-calls.ts'
import { copy } from './copy.ts'
import type { Item } from './item-lines.ts'

interface ItemsPreviewProps {
  items: readonly Item[]
  dictionary: CallOutput<typeof getDictionary>
}

/** How the items will stand as a filter and as choices, and where both are shown. */
export function ItemsPreview({ items, dictionary: { openUses, signedInUses } }: ItemsPreviewProps) {
  const uses = [
    { label: copy.open, lines: openUses },
    { label: copy.signedIn, lines: signedInUses },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <section className="dictionary-preview stack" aria-label={copy.preview}>
      <h3>{copy.preview}</h3>
      <p className="dictionary-chips">
        <span className="muted">{copy.asFilter}</span>
        <Tag color="blue">{copy.all}</Tag>
        {items.map(({ code, name }) => (
          <Tag key={code}>{name}</Tag>
        ))}
      </p>
      <div className="dictionary-chips">
        <span className="muted">{copy.asChoice}</span>
        <Select
          aria-label={copy.asChoice}
          className="filter-sort"
          key={items[0]?.code}
          defaultValue={items[0]?.code}
          options={items.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      {uses.length === 0 ? (
        <p className="muted">{copy.noUses}</p>
      ) : (
        <details>
          <summary>{copy.uses(openUses.length + signedInUses.length)}</summary>
          {uses.map(({ label, lines }) => (
            <div key={label}>
              <h4>{label}</h4>
              <ul className="dictionary-uses">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  )
}
