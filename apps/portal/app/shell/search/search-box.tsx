import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { Button } from '@lqr/ui/button.tsx'
import { type ComponentType, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { KeptQuery } from '../list-address.ts'
import { siteAddress } from '../site-address.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

type List = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

// Without its code the box is still a search box.
const SuggestionList = lazy((): Promise<{ default: List }> =>
  import('./suggestion-list.tsx').catch(() => ({ default: () => null })),
)

interface Props {
  /** Where it searches, without the site. */
  action: string
  placeholder: string
  label?: string
  /** The word searched for. */
  keyword?: string | undefined
  /** What stays in the address beside the word. */
  kept?: KeptQuery | undefined
  /** Offers suggestions while typing; their code is loaded when the box is first used. */
  suggests?: boolean | undefined
  isLarge?: boolean
}

const combobox = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const

/** A search form that works without JavaScript. */
export function SearchBox(props: Props) {
  const { action, placeholder, label = placeholder, keyword, kept = {}, suggests = false, isLarge } = props
  const { site } = useShell()
  const input = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState(false)
  const want = suggests ? () => setWanted(true) : undefined
  return (
    <Form
      role="search"
      method="get"
      action={siteAddress(site.path, action)}
      className={`flex w-full gap-2 ${isLarge ? 'max-w-2xl' : 'max-w-lg'}`}
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="relative min-w-0 flex-1">
        <input
          ref={input}
          type="search"
          name="keyword"
          maxLength={MAX_KEYWORD_LENGTH}
          defaultValue={keyword}
          key={keyword}
          placeholder={placeholder}
          aria-label={label}
          {...(suggests && { ...combobox, autoComplete: 'off', onFocus: want, onInput: want })}
          className={`w-full rounded-control border border-line-strong bg-surface text-body ${isLarge ? 'min-h-12 px-4' : 'min-h-11 px-3'}`}
        />
        {wanted && (
          <Suspense>
            <SuggestionList input={input} />
          </Suspense>
        )}
      </div>
      <Button kind="primary" size={isLarge ? 'large' : 'medium'} type="submit" className="shrink-0">
        {copy.search}
      </Button>
    </Form>
  )
}
