import type { DeclaredColumn } from '@lqr/contract/identity/table-columns.ts'
import type { RecordColumn } from './record-column.ts'

/** What a page declares of its columns, as the entity that people set. */
export function declaredOf<T>(columns: readonly RecordColumn<T>[]): DeclaredColumn[] {
  return columns.map(({ key, title, align, width, minWidth, fixed, isHeading, isKept }) => ({
    label: title,
    labelField: key,
    width: width ?? null,
    minWidth: minWidth ?? null,
    align: align ?? 'left',
    fixed: fixed ?? 'none',
    isShow: true,
    isKept: (isHeading ?? false) || (isKept ?? false),
  }))
}

const PLACES = ['left', 'none', 'right']

/** The page's columns as the person wants them; what is fixed stands at its edge, since it can stand nowhere else. */
export function chosenColumns<T>(
  columns: readonly RecordColumn<T>[],
  arranged: readonly DeclaredColumn[],
): RecordColumn<T>[] {
  const shown = arranged.filter(({ isShow }) => isShow)
  return PLACES.flatMap((place) => shown.filter(({ fixed }) => fixed === place)).flatMap((chosen) => {
    const column = columns.find(({ key }) => key === chosen.labelField)
    if (!column) return []
    const { key, title, render, isHeading } = column
    const { align, width, minWidth, fixed } = chosen
    return {
      key,
      title,
      render,
      ...(isHeading ? { isHeading } : {}),
      ...(align === 'left' ? {} : { align }),
      ...(width === null ? {} : { width }),
      ...(minWidth === null ? {} : { minWidth }),
      ...(fixed === 'none' ? {} : { fixed }),
    }
  })
}

/** The columns with one of them moved by a step; unchanged at the ends. */
export function movedColumn<C>(columns: readonly C[], from: number, step: 1 | -1): readonly C[] {
  const to = from + step
  const [one, other] = [columns[from], columns[to]]
  if (one === undefined || other === undefined) return columns
  return columns.map((column, index) => (index === from ? other : index === to ? one : column))
}
