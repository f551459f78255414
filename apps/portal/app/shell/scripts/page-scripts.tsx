import {
  Children,
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  type ReactNode,
  use,
  useLayoutEffect,
} from 'react'
import { Scripts } from 'react-router'
import { START_AFTER_PAINT, WAITING_MODULE, WAITING_PRELOAD } from './after-paint.ts'
import { KEEP_FORM, KEEP_FORM_SOURCE } from './keep-form-address.ts'
import { KEEP_EARLY_CLICK, replayEarlyClick } from './early-click.ts'
import { keepLateClicks } from './late-click.ts'

/** The nonce of the page that is being rendered. In the page cache its scripts are named by their hashes instead. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Written by the server alone: the browser has run it, and hides its nonce, when the page comes alive. */
function InlineScript({ text }: { text: string }) {
  const nonce = use(NonceContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** In the head: keeps what is pressed before the page is alive, and presses it then. */
export function EarlyClicks() {
  useLayoutEffect(replayEarlyClick, [])
  useLayoutEffect(keepLateClicks, [])
  return <InlineScript text={import.meta.env.SSR ? KEEP_EARLY_CLICK : ''} />
}

/** The one script of a plain page, which keeps what is typed when the line drops; the page is whole without it. */
export function PlainScript() {
  return <script type="module" src={import.meta.env.DEV ? KEEP_FORM_SOURCE : KEEP_FORM} />
}

interface Tag {
  readonly children?: ReactNode
  readonly rel?: string
  readonly type?: string
  readonly media?: string
  readonly href?: string | undefined
  readonly 'data-href'?: string | undefined
}

/** The same tags, changed where `changes` has something for them. */
export function withTags(tags: ReactNode, changes: (props: Tag) => Partial<Tag> | undefined): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<Tag>(tag)) return tag
    if (tag.type === Fragment) return withTags(tag.props.children, changes)
    const changed = changes(tag.props)
    return changed ? cloneElement(tag, changed) : tag
  })
}

/** Scripts and preloads of modules wait. */
function waiting({ rel, type }: Tag): Partial<Tag> | undefined {
  if (rel === 'modulepreload') return { rel: WAITING_PRELOAD }
  return type === 'module' ? { type: WAITING_MODULE } : undefined
}

/**
 * The framework's scripts of this page, started after its first paint (decision 0024). The server calls `Scripts` rather
 * than placing it, because only so can its tags be given other types.
 */
export function ScriptsAfterPaint() {
  return (
    <>
      {import.meta.env.SSR ? withTags(Scripts({}), waiting) : <Scripts />}
      <InlineScript text={import.meta.env.SSR ? START_AFTER_PAINT : ''} />
    </>
  )
}
