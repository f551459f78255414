import { Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { DictionaryKind } from '@lqr/contract/kernel/dictionary-kinds.ts'
import { lineOf, MAX_ITEM_NAME } from '@lqr/contract/reference/dictionary-form.ts'
import { getDictionary } from '@lqr/contract/reference/dictionary-record-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { isOf, type Item, mergedItems } from './item-lines.ts'
import { ItemsPreview } from './items-preview.tsx'
import './dictionaries.css'

type Dictionary = CallOutput<typeof getDictionary>

interface ItemsInputProps {
  /** Set by the form. */
  id?: string
  /** Lines `code：name` in their order. */
  value?: string[]
  onChange?: (value: string[]) => void
}

/** The items of the dictionary that the form has chosen: their names and their order, and how both will look. */
export function ItemsInput(props: ItemsInputProps) {
  const code = Form.useWatch<DictionaryKind | undefined>('dictionaryCode')
  return code ? (
    <ChosenItems key={code} {...props} code={code} />
  ) : (
    <p id={props.id} className="muted">
      {copy.choose}
    </p>
  )
}

function ChosenItems({ code, ...props }: ItemsInputProps & { code: DictionaryKind }) {
  const dictionary = useCall(getDictionary, { params: { code } })
  return <Answer of={dictionary}>{(found) => <Items {...props} dictionary={found} />}</Answer>
}

function Items({ id, value = [], onChange, dictionary }: ItemsInputProps & { dictionary: Dictionary }) {
  const { items } = dictionary
  const isStrange = !isOf(items, value)
  // What was typed for another dictionary does not belong to this one.
  useEffect(() => {
    if (isStrange) onChange?.([])
  }, [isStrange, onChange])
  const shown = mergedItems(items, isStrange ? [] : value)
  const put = (next: readonly Item[]) => onChange?.(next.map(lineOf))
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [shown[index], shown[index + by]]
    if (one && other) put(shown.with(index, other).with(index + by, one))
  }
  return (
    <div id={id} className="stack" tabIndex={-1}>
      <ol className="dictionary-items">
        {shown.map(({ code, name, shippedName }, index) => (
          <li key={code}>
            <Input
              aria-label={copy.nameOf(shippedName)}
              value={name}
              maxLength={MAX_ITEM_NAME}
              autoComplete="off"
              onChange={({ target }) =>
                put(shown.map((item) => (item.code === code ? { code, name: target.value } : item)))
              }
            />
            <span className="dictionary-steps">
              <Button
                size="small"
                disabled={index === 0}
                aria-label={copy.upOf(shippedName)}
                onClick={() => move(index, -1)}
              >
                {copy.up}
              </Button>
              <Button
                size="small"
                disabled={index === shown.length - 1}
                aria-label={copy.downOf(shippedName)}
                onClick={() => move(index, 1)}
              >
                {copy.down}
              </Button>
            </span>
            {name !== shippedName && <span className="muted">{copy.shipped(shippedName)}</span>}
          </li>
        ))}
      </ol>
      <ItemsPreview items={shown} dictionary={dictionary} />
    </div>
  )
}
