import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { getObjection, listObjections } from '@lqr/contract/credit/objection-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../../cases/case-access.ts'
import { findCase } from '../../../../cases/case.store.ts'
import { readPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { objectionKind } from '../objection-kind.ts'
import { countObjectionRows, listObjectionRows } from '../objection-list.store.ts'
import type { ObjectionRecord } from '../objection.store.ts'
import { showObjection } from '../show-objection.ts'

export const listObjectionsCall = bindCall(listObjections, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, objectionKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listObjectionRows(db, query, cut),
    () => countObjectionRows(db, query),
  )
})

export const getObjectionCall = bindCall(getObjection, async (context) => {
  const { actor, db, params } = context
  const scope = await caseScope(db, actor, objectionKind)
  const row = await findCase<ObjectionRecord>(db, objectionKind, params.id, scope)
  if (!row) throw new CallError(errors.objectionNotFound)
  return showObjection(context, row)
})
