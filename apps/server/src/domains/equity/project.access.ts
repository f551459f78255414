import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor } from '../../cases/case-seal.ts'
import { findCase } from '../../cases/case.store.ts'
import { CallError } from '../../http/call-error.ts'
import type { FileReader } from '../files/index.ts'
import { projectKind } from './project-kind.ts'
import { type ProjectRecord, PROJECTS } from './project.store.ts'

/** A project as one of the two sides may find it; undefined when the actor is not of that side. */
export async function findProjectFor(
  { db, actor }: Pick<Viewing, 'db' | 'actor'>,
  id: string,
  side: 'enterprise' | 'authority',
): Promise<ProjectRecord | undefined> {
  const scope = scopeOfSide(await caseScope(db, actor, projectKind), side)
  return findCase<ProjectRecord>(db, PROJECTS, id, scope)
}

/** A project of the actor's enterprise; 404 when it is not its own. */
export async function ownProject(viewing: Pick<Viewing, 'db' | 'actor'>, id: string): Promise<ProjectRecord> {
  const row = await findProjectFor(viewing, id, 'enterprise')
  if (!row) throw new CallError(errors.projectNotFound)
  return row
}

/** Whether the actor may read the documents of a project: its enterprise, and the authority of its area. */
export const canReadProjectFile: FileReader = async (db, actor, id) => {
  const scope = await caseScope(db, actor, projectKind)
  for (const side of ['enterprise', 'authority'] as const) {
    const row = await findProjectFor({ db, actor }, id, side)
    if (row) return !isSealedFor(row, scope)
  }
  return false
}
