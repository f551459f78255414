import { oversightErrors as errors } from '@lqr/contract/oversight/errors.ts'
import { getLetter, listLetters, printLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../../cases/case-access.ts'
import type { Viewing } from '../../../../cases/case-kind.ts'
import { findCase } from '../../../../cases/case.store.ts'
import { readPage } from '../../../../data/paging.ts'
import { bindCall, type BoundCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { printCopy } from '../copy.ts'
import { letterKind } from '../letter-kind.ts'
import { countLetterRows, listLetterRows } from '../letter-list.store.ts'
import type { LetterRecord } from '../letter.store.ts'
import { renderLetter } from '../print-letter.ts'
import type { ShowLetter } from '../show-letter.ts'

async function requireLetter(viewing: Viewing, show: ShowLetter, id: string) {
  const scope = await caseScope(viewing.db, viewing.actor, letterKind)
  const row = await findCase<LetterRecord>(viewing.db, letterKind, id, scope)
  if (!row) throw new CallError(errors.letterNotFound)
  return show(viewing, row)
}

export const listLettersCall = bindCall(listLetters, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, letterKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listLetterRows(db, query, cut),
    () => countLetterRows(db, query),
  )
})

/** A letter on the page and on paper, shown alike. */
export function makeLetterReadCalls(show: ShowLetter): readonly BoundCall[] {
  return [
    bindCall(getLetter, (context) => requireLetter(context, show, context.params.id)),
    bindCall(printLetter, async (context) => {
      const letter = await requireLetter(context, show, context.params.id)
      const stream = await renderLetter(letter)
      return { stream, size: stream.length, mime: 'application/pdf', name: printCopy.file(letter.number) }
    }),
  ]
}
