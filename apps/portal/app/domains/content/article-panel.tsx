import { ArticleText } from '@lqr/ui/article-text.tsx'
import type { ReactNode } from 'react'
import { ExampleNote } from '../../shell/publishing/record-parts.tsx'
import { WrittenLink } from '../../shell/written-link.tsx'

interface ArticlePanelProps {
  line: { readonly isExample: boolean; readonly summary: string | null }
  body: string
  sourceUrl: string | null
  words: { readonly exampleNote: string; readonly original: string; readonly newWindow: string }
  /** The ways on, below the text. */
  children?: ReactNode
}

/** The text of an article with its summary before and its source after it. */
export function ArticlePanel({ line, body, sourceUrl, words, children }: ArticlePanelProps) {
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <ExampleNote isExample={line.isExample} text={words.exampleNote} className="mb-4" />
      <p className="mb-4 max-w-article text-body font-medium">{line.summary}</p>
      <ArticleText Link={WrittenLink} text={body} />
      {sourceUrl && (
        <p className="mt-4">
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
            {words.original}
            <span className="sr-only">{words.newWindow}</span>
          </a>
        </p>
      )}
      {children}
    </article>
  )
}
