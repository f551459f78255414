import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { tabListLook, tabLook } from './tab-look.ts'

export interface Tab {
  key: string
  label: string
  content: ReactNode
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** Given together with `onChoose`: the key of the chosen tab is held outside. */
  chosen?: string
  onChoose?: (key: string) => void
}

/** Tabs inside a page, moved through with the arrow keys; every panel is in the HTML, so that crawlers read it. */
export function Tabs({ label, tabs, chosen: outside, onChoose }: TabsProps) {
  const id = useId()
  const [inside, setInside] = useState(tabs[0]?.key)
  const chosen = Math.max(
    0,
    tabs.findIndex(({ key }) => key === (outside ?? inside)),
  )
  const setChosen = (index: number) => {
    const key = tabs[index]?.key
    if (key === undefined) return
    setInside(key)
    onChoose?.(key)
  }
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={tabListLook}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={tabLook(index === chosen)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={index !== chosen}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
