import { classNames } from '@lqr/ui/class-names.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { linkCopy } from '../link-copy.ts'
import { isWebAddress } from '../site-address.ts'
import { copy } from './copy.ts'
import { isNearEnd } from './near-end.ts'

export interface QuickLink {
  readonly key: string
  readonly label: string
  readonly href: string
}

interface Props {
  label: string
  first: readonly QuickLink[]
  /** The next links, counted from `from`; an empty answer is the end. */
  load: (from: number) => Promise<readonly QuickLink[]>
  /** There is room for two columns. */
  isWide?: boolean
}

/** A scrolled list of links that loads more within 10 px of its end; the button does the same by keyboard. */
export function QuickLinks({ label, first, load, isWide = false }: Props) {
  const [links, setLinks] = useState(first)
  const [state, setState] = useState<'more' | 'loading' | 'end'>('more')
  const loadMore = async () => {
    if (state !== 'more') return
    setState('loading')
    try {
      const next = await load(links.length)
      setLinks([...links, ...next])
      setState(next.length === 0 ? 'end' : 'more')
    } catch {
      setState('more')
    }
  }
  // The list may have been scrolled to its end before this code was there.
  const box = useRef<HTMLDivElement>(null)
  const catchUp = useEffectEvent(() => {
    if (box.current && box.current.scrollTop > 0 && isNearEnd(box.current)) void loadMore()
  })
  useEffect(() => catchUp(), [])
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => isNearEnd(event.currentTarget) && void loadMore()}
      className={classNames('max-h-60 overflow-y-auto', isWide && 'sm:max-h-32')}
    >
      <ul className={classNames('m-0 list-none p-0', isWide && 'grid gap-x-4 sm:grid-cols-2')}>
        {links.map(({ key, label: text, href }) => (
          <li key={key}>
            <a
              href={href}
              {...(isWebAddress(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              className="flex min-h-8 items-center rounded-control px-2 text-note text-ink no-underline hover:bg-primary-soft hover:text-primary max-sm:min-h-11"
            >
              {text}
              {isWebAddress(href) && <span className="sr-only">{linkCopy.newWindow}</span>}
            </a>
          </li>
        ))}
      </ul>
      {state !== 'end' && (
        <button
          type="button"
          onClick={() => void loadMore()}
          className="min-h-8 w-full cursor-pointer px-2 text-left text-note text-primary"
        >
          {state === 'loading' ? copy.loading : copy.loadMore}
        </button>
      )}
    </div>
  )
}
