import './app.css'
import { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import { type ReactNode, useState } from 'react'
import { Meta, Outlet, ScrollRestoration, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { isElderRequest } from '@lqr/web-client/cookies/elder-mode.ts'
import { scrollKey, SCROLL_STORAGE_KEY } from './shell/keep-alive/kept-path.ts'
import { pack } from './shell/packed.ts'
import { rootFactsOf } from './shell/root-facts.ts'
import type { PageHandle } from './shell/page-handle.ts'
import { EarlyClicks, PlainScript, ScriptsAfterPaint } from './shell/scripts/page-scripts.tsx'
import { PageStyles } from './shell/scripts/page-styles.tsx'
import { rootFacts, type RootData } from './shell/server/root-data.ts'
import { CalmPage } from './shell/pages/calm-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  return { elder: isElderRequest(request), facts: pack(await rootFacts(context)) }
}

// Configuration, menu and sites are the same for everybody and for the life of the page.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined)
  const isPlain = handles.some((handle) => handle?.isPlain)
  const isWall = useRouteError() == null && handles.some((handle) => handle?.isWall)
  // Once, before anything below is rendered: the page was made by these names. On the server they are in force already.
  useState(() => {
    const facts = typeof document === 'undefined' ? undefined : rootFactsOf(data)
    if (facts) setDictionaries(facts.dictionaries)
  })
  return (
    <html
      lang="zh-CN"
      className={data?.elder ? 'elder' : undefined}
      data-wall={isWall || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b4b8f" />
        {!isPlain && <EarlyClicks />}
        <Meta />
        <PageStyles />
      </head>
      <body>
        {children}
        {isPlain ? (
          <PlainScript />
        ) : (
          <>
            <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE_KEY} />
            <ScriptsAfterPaint />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalmPage error={error} />
}
