import { Button, Checkbox, InputNumber, Select } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  columnAlignments,
  columnPlaces,
  type DeclaredColumn,
  type TableColumn,
} from '@lqr/contract/identity/table-columns.ts'
import { recordsCopy as copy } from './copy.ts'

interface ColumnLineProps {
  column: DeclaredColumn
  /** Widths and places mean something in a table only. */
  isWide: boolean
  isFirst: boolean
  isLast: boolean
  onChange: (changed: Partial<TableColumn>) => void
  onMove: (step: 1 | -1) => void
}

const optionsOf = <C extends string>(items: readonly { code: C; name: string }[]) =>
  items.map(({ code, name }) => ({ value: code, label: name }))
const alignments = optionsOf(columnAlignments)
const places = optionsOf(columnPlaces)

/** One column: shown or not, how wide, how aligned, held at an edge, and its place among the others. */
export function ColumnLine({ column, isWide, isFirst, isLast, onChange, onMove }: ColumnLineProps) {
  const { label, isShow, isKept } = column
  const moved = useRef<HTMLElement>(null)
  // Moving a line takes its buttons out of the page for a moment, and the focus with them.
  useEffect(() => {
    moved.current?.focus({ preventScroll: true })
    moved.current = null
  })
  const move = (step: 1 | -1, isEnd: boolean) => (event: { currentTarget: HTMLElement }) => {
    if (isEnd) return
    moved.current = event.currentTarget
    onMove(step)
  }
  return (
    <li className="column-line">
      <Checkbox
        className="column-name"
        checked={isShow}
        disabled={isKept}
        {...(isKept ? { title: copy.kept } : {})}
        onChange={(event) => onChange({ isShow: event.target.checked })}
      >
        {label}
      </Checkbox>
      {isWide && <ColumnLook column={column} onChange={onChange} />}
      <span className="column-moves">
        <Button
          type="text"
          size="small"
          aria-label={copy.up(label)}
          aria-disabled={isFirst}
          icon={<ArrowUp aria-hidden size={16} strokeWidth={1.5} />}
          onClick={move(-1, isFirst)}
        />
        <Button
          type="text"
          size="small"
          aria-label={copy.down(label)}
          aria-disabled={isLast}
          icon={<ArrowDown aria-hidden size={16} strokeWidth={1.5} />}
          onClick={move(1, isLast)}
        />
      </span>
    </li>
  )
}

function ColumnLook({ column, onChange }: Pick<ColumnLineProps, 'column' | 'onChange'>) {
  const { label, width, minWidth, align, fixed } = column
  return (
    <>
      <InputNumber
        size="small"
        className="column-width"
        aria-label={copy.widthOf(label)}
        placeholder={copy.auto}
        value={width}
        min={minWidth ?? COLUMN_WIDTH_MIN}
        max={COLUMN_WIDTH_MAX}
        step={10}
        precision={0}
        onChange={(next) => onChange({ width: next })}
      />
      <Select
        size="small"
        className="column-align"
        aria-label={copy.alignOf(label)}
        options={alignments}
        value={align}
        onChange={(next) => onChange({ align: next })}
      />
      <Select
        size="small"
        className="column-fixed"
        aria-label={copy.fixedOf(label)}
        options={places}
        value={fixed}
        onChange={(next) => onChange({ fixed: next })}
      />
    </>
  )
}
