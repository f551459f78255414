import type { ReactNode } from 'react'
import { liteCopy as copy } from './copy.ts'
import { LiteMoves, LitePassed, type MoveView } from './lite-moves.tsx'
import { CertifyFirst, LiteHead, LiteLines, LiteProgress } from './lite-parts.tsx'
import type { FormState } from '../plain/form-state.ts'

type Line = readonly [label: string, value: string]

/** One matter as its page without scripts draws it. */
export interface CaseView {
  readonly title: string
  readonly words: string
  readonly notice: string | undefined
  /** The enterprise has to be certified before it can go on with it. */
  readonly isHeld?: boolean
  readonly moves: readonly MoveView[]
  readonly facts: readonly Line[]
  readonly events: readonly Line[]
  readonly sentTo: string
  readonly number: string
}

interface Props {
  readonly view: CaseView
  /** What came of the form that was sent. */
  readonly sent: FormState | undefined
  readonly back: { readonly href: string; readonly label: string }
  /** What stands between the head and what can be done. */
  readonly children?: ReactNode
}

/** The page of one matter: where it stands, what can be done, what is known of it and what has happened. */
export function LiteCase({ view, sent, back, children }: Props) {
  const { title, words, notice, isHeld, moves, facts, events, sentTo, number } = view
  return (
    <>
      <LiteHead title={title} words={words} notice={notice} />
      <LitePassed open={moves} sent={sent} sentTo={sentTo} />
      {children}
      {isHeld && <CertifyFirst words={copy.notCertified} />}
      <LiteMoves moves={moves} sent={sent} sentTo={sentTo} number={number} />
      <LiteLines title={copy.facts} lines={facts} />
      {events.length > 0 && <LiteProgress events={events} />}
      <a href={back.href} className="inline-flex min-h-11 items-center">
        {back.label}
      </a>
    </>
  )
}
