import { ArticleText } from '@lqr/ui/article-text.tsx'
import { classNames } from '@lqr/ui/class-names.ts'
import { type Fact, FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { ReactNode } from 'react'
import { WrittenLink } from '../written-link.tsx'

interface ExampleNoteProps {
  isExample: boolean
  text: string
  className?: string
}

/** Says above a record that it is an example; nothing where it is none. */
export function ExampleNote({ isExample, text, className }: ExampleNoteProps) {
  if (!isExample) return null
  return (
    <p
      data-example-note
      className={classNames('rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink', className)}
    >
      {text}
    </p>
  )
}

/** A part of a record under its own heading. */
export function RecordPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A part in sentences. */
export function TextPart({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <RecordPart id={id} title={title}>
      <ArticleText Link={WrittenLink} text={text} Heading="h3" />
    </RecordPart>
  )
}

/** What is known of a record as label and value. */
export function FactsPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <RecordPart id="facts" title={title}>
      <FactList facts={facts} columns={2} />
    </RecordPart>
  )
}

/** Short texts beside one another. */
export function TagList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
      {texts.map((text) => (
        <li key={text}>
          <Tag>{text}</Tag>
        </li>
      ))}
    </ul>
  )
}
