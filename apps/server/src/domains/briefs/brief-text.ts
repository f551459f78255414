import type { BriefLine } from '@lqr/contract/briefs/calls.ts'
import { shanghaiMinute } from '../../clocks/shanghai-minute.ts'
import { briefCopy as copy } from './copy.ts'
import { tableLine } from './line-words.rules.ts'

interface Issued {
  readonly areaName: string
  readonly month: string
  readonly edition: number
  readonly title: string
  readonly intro: string
}

/** Everything that a brief says, the same in both of its files. */
export type BriefText = ReturnType<typeof briefText>

export function briefText(issue: Issued, lines: readonly BriefLine[], digest: string, issuedAt: Date) {
  return {
    platform: copy.platform,
    title: `${issue.areaName}${issue.title}`,
    issue: copy.issue(issue.month, issue.edition),
    issuedAt: copy.issuedAt(shanghaiMinute(issuedAt)),
    intro: issue.intro,
    figures: copy.figures,
    heads: copy.heads,
    rows: lines.map(tableLine),
    note: copy.note,
    definitions: copy.definitions,
    meanings: lines.map(({ name, version, definition }) => ({
      name: copy.definition(name, version),
      text: definition,
    })),
    digest: copy.digest(digest),
    month: issue.month,
    lines,
  }
}
