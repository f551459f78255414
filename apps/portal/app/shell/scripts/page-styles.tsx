import { use } from 'react'
import { Links, useMatches } from 'react-router'
import type { PageHandle } from '../page-handle.ts'
import { WAITING_MEDIA } from './after-paint.ts'
import { NonceContext, withTags } from './page-scripts.tsx'

/** The style sheets of the page; where it brings its first style itself, they are not even fetched until it has been painted. */
export function PageStyles() {
  const nonce = use(NonceContext)
  const matches = useMatches()
  const early = matches
    .map(({ handle }) => (handle as Partial<PageHandle> | undefined)?.earlyStyle)
    .find((style) => style !== undefined)
  if (early === undefined) return <Links />
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      {import.meta.env.SSR ? (
        withTags(Links({}), ({ rel, href }) =>
          rel === 'stylesheet' ? { media: WAITING_MEDIA, href: undefined, 'data-href': href } : undefined,
        )
      ) : (
        <Links />
      )}
    </>
  )
}
