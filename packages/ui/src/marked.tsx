import type { MarkedPart } from '@lqr/contract/rules/search-marks.ts'

/**
 * A text with what was searched for marked; the words keep the colour of what they stand in. The parts come from `markParts`
 * of the contract, worked out by the loader, so that a page carries no code for it.
 */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-mark text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
