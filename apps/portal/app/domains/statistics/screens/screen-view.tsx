import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { getScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Route } from './+types/screen-view.ts'
import './look/wall.css'
import './look/late.css'
import early from './look/early.css?inline'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { currentSettings } from '../../../shell/server/site-settings.ts'
import { clock, dayInChina } from './amounts.ts'
import { copy, SCREENS } from './copy.ts'
import { rowsHref } from './area-ways.ts'
import { EventLine } from './event-line.tsx'
import { areaToRead } from './readable-area.ts'
import { reloadAtNight } from './reload-at-night.ts'
import { ScreenBar } from './screen-bar.tsx'
import type { ScreenTools, SheetContent } from './screen-context.ts'
import { Sheet } from './sheet.tsx'
import { useKeys } from './use-keys.ts'
import { useScreens } from './use-screens.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [set, { mapApproval }, readableArea] = await Promise.all([
    api(getScreens),
    currentSettings(DEFAULT_SUBSTATION_ID, api),
    areaToRead(request, api),
  ])
  return { set, mapApproval, readableArea }
}

// All the walls need is in the page itself, so that the first picture waits for no file (decision 0116).
export const handle: PageHandle = {
  queryKeys: [],
  isWall: true,
  earlyStyle: import.meta.env.SSR ? early : '',
}

// The stream keeps the figures fresh from here on, whichever screen is shown.
export const shouldRevalidate = () => false

function Narrow() {
  return (
    <div className="narrow">
      <p>
        {copy.narrow.title}
        {copy.narrow.text}
      </p>
      <a href="/statistics">{copy.narrow.go}</a>
    </div>
  )
}

/** The frame of the five screens: one set of figures, one stream, one clock. */
export default function ScreenView({ loaderData }: Route.ComponentProps) {
  const [isPaused, setPaused] = useState(false)
  const [content, setContent] = useState<SheetContent>()
  const { set, standing } = useScreens(loaderData.set, isPaused)
  const onPause = useCallback(() => setPaused((was) => !was), [])
  useKeys({ onPause })
  useEffect(reloadAtNight, [])
  const slug = useMatches().at(-1)?.pathname.split('/').at(-1)
  const screen = SCREENS.find((one) => one.slug === slug) ?? SCREENS[0]
  const tools: ScreenTools = { set, approval: loaderData.mapApproval, open: setContent }
  return (
    <div className="wall">
      <a className="skip" href="#main">
        {copy.skip}
      </a>
      <div className={`stage screen-${screen.slug}`}>
        <ScreenBar {...{ standing, isPaused, onPause }} time={clock(set.asOf)} isDemo={set.isDemo} />
        <main id="main" tabIndex={-1}>
          <h1 className="question">{screen.question}</h1>
          <Narrow />
          <div className="screen-body">
            <Outlet context={tools} />
          </div>
        </main>
        <EventLine events={set.money.events} asOf={set.asOf} />
      </div>
      <Sheet
        content={content}
        rowsHref={rowsHref(content?.rows, loaderData.readableArea, dayInChina(set.asOf))}
        onClose={() => setContent(undefined)}
      />
    </div>
  )
}
