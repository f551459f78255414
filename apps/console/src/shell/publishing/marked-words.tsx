import { copy } from './copy.ts'
import { wordDifferences } from './word-differences.ts'

/** What became of a text: words that went are struck out, words that came are underlined, and both say so when read aloud. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return (
    <span className="prewrap">
      {wordDifferences(before, after).map(({ text, kind }, index) => {
        if (kind === 'same') return text
        const Mark = kind === 'gone' ? 'del' : 'ins'
        return (
          <Mark key={index} className={`words-${kind}`}>
            <span className="sr-only">{kind === 'gone' ? copy.wordsGone : copy.wordsNew}</span>
            {text}
          </Mark>
        )
      })}
    </span>
  )
}
