import { Marked } from '@lqr/ui/marked.tsx'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { siteAddress } from '../site-address.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { keyEffect } from './suggestion-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The list below a search box, after the ARIA pattern of a combobox; choosing goes to the page of what is chosen. */
export default function SuggestionList({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { site } = useShell()
  const navigate = useNavigate()
  const id = useId()
  const { items, close } = useSuggestions(input)
  const [at, setAt] = useState(-1)
  const [shown, setShown] = useState(items)
  if (shown !== items) {
    setShown(items)
    setAt(-1)
  }
  const isOpen = items.length > 0

  function choose(index: number) {
    const chosen = items[index]
    close()
    if (chosen) void navigate(siteAddress(site.path, chosen.href))
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const effect = keyEffect(event.key, { isOpen, count: items.length, at })
    if (!effect) return
    if (event.key !== 'Tab') event.preventDefault()
    if (effect.do === 'mark') setAt(effect.at)
    else if (effect.do === 'choose') choose(at)
    else close()
  })
  useEffect(() => {
    const box = input.current
    box?.addEventListener('keydown', pressed)
    return () => box?.removeEventListener('keydown', pressed)
  }, [input])
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) box.setAttribute('aria-controls', id)
    else box.removeAttribute('aria-controls')
    if (isOpen && at >= 0) box.setAttribute('aria-activedescendant', `${id}-${at}`)
    else box.removeAttribute('aria-activedescendant')
  }, [input, isOpen, at, id])

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? copy.suggestionsFound(items.length) : ''}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={copy.suggestions}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-raised"
        >
          {items.map((item, index) => (
            <div
              key={item.href}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink hover:bg-primary-soft ${index === at ? 'bg-primary-soft' : ''}`}
            >
              <span className="min-w-0 flex-1 py-2">
                <Marked parts={item.parts} />
              </span>
              <span className="shrink-0 text-note text-muted">{item.kindName}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
