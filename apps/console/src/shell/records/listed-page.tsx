import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Notice } from '../page/notice.tsx'
import { recordsCopy } from './copy.ts'

const texts = recordsCopy.pastLast

interface ListedPageProps {
  of: { readonly list: readonly unknown[]; readonly total: number }
  /** Where the list has no rows at all. */
  empty: ReactNode
  onPage: (page: number) => void
  /** The rows, and the way to the other pages. */
  children: ReactNode
}

/** A page of a list: its rows, that there are none, or that it lies past the last one, as when its rows were handled meanwhile. */
export function ListedPage({ of, empty, onPage, children }: ListedPageProps) {
  if (of.list.length > 0) return children
  const toFirst = (
    <Button type="primary" onClick={() => onPage(1)}>
      {texts.toFirst}
    </Button>
  )
  return (
    <div className="panel">
      {of.total === 0 ? empty : <Notice title={texts.title} hint={texts.hint} action={toFirst} />}
    </div>
  )
}
