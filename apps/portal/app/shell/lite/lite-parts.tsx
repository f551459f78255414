import { buttonStyle } from '@lqr/ui/button.tsx'
import type { ReactNode } from 'react'
import { liteCopy as copy } from './copy.ts'

interface LinesProps {
  readonly title: string
  readonly lines: readonly (readonly [label: string, value: string])[]
  readonly as?: 'h2' | 'h3'
}

/** What is known of a matter, label and value. */
export function LiteLines({ title, lines, as: Heading = 'h2' }: LinesProps) {
  if (lines.length === 0 && Heading === 'h2') return null
  return (
    <section>
      <Heading className={Heading === 'h2' ? 'text-title' : 'text-body font-semibold'}>{title}</Heading>
      <dl className="m-0 grid gap-2 text-note">
        {lines.map(([label, value]) => (
          <div key={label} className="flex gap-3 border-b border-line pb-2">
            <dt className="w-28 shrink-0 text-muted">{label}</dt>
            <dd className="m-0 min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How far a matter has come. */
export function LiteProgress({ events }: { readonly events: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="text-title">{copy.progress}</h2>
      <ol className="m-0 pl-5 text-note">
        {events.map(([at, words]) => (
          <li key={`${at} ${words}`}>
            {at} {words}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What has just been done. */
export function LiteNotice({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return (
    <p role="status" className="rounded-control bg-success-soft px-3 py-2 text-note">
      {text}
    </p>
  )
}

/** What did not come about, and why. */
export function LiteRefusal({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="rounded-control border border-danger/30 bg-danger-soft px-3 py-2 text-note text-danger"
    >
      {text}
    </p>
  )
}

interface HeadProps {
  readonly title: string
  readonly words: string
  readonly notice?: string | undefined
  readonly children?: ReactNode
}

/** The head of one matter: what it is, where it stands, and what has just been done. */
export function LiteHead({ title, words, notice, children }: HeadProps) {
  return (
    <>
      <h1 className="text-head">{title}</h1>
      <p>{words}</p>
      <LiteNotice text={notice} />
      {children}
    </>
  )
}

interface TextProps {
  readonly title: string
  readonly text: string
}

/** A long text that is agreed to, folded until somebody reads it. */
export function LiteLetter({ title, text }: TextProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer text-primary">{title}</summary>
      <p className="text-note whitespace-pre-line">{text}</p>
    </details>
  )
}

/** What somebody has written back. */
export function LiteAnswer({ title, text }: TextProps) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
}

/** That certification comes before this form is sent, with the way there. */
export function CertifyFirst({ words }: { readonly words: string }) {
  return (
    <p>
      {words}{' '}
      <a href="/lite/certification" className={buttonStyle('secondary', 'small')}>
        {copy.certify}
      </a>
    </p>
  )
}
