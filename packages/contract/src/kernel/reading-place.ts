import * as z from 'zod'
import type { AnyCall } from './define-call.ts'

/** Where a read depends on a consent, a right or an event of this very moment: these never lag. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set([
  'identity',
  'credit',
  'tax',
  'equity',
  'open',
  'messages',
  'files',
  'exports',
  'operations',
  'connectors',
])

/** All that they answer is figures. */
const OF_FIGURES: ReadonlySet<string> = new Set(['statistics', 'briefs'])

const roomOf = ({ name }: Pick<AnyCall, 'name'>) => name.slice(0, name.indexOf('.'))

/** The answer is a list, a page of one, or groups of what was found. */
function isOfMany({ output, exported }: Pick<AnyCall, 'output' | 'exported'>): boolean {
  if (exported !== undefined) return true
  if (output instanceof z.ZodArray) return true
  if (!(output instanceof z.ZodObject)) return false
  const { list, groups } = output.shape
  return [list, groups].some((part) => part instanceof z.ZodArray)
}

/**
 * Whether a call may be answered by a replica of the database, which is moments behind: lists, searches and figures that
 * rest on no consent. Systems of institutions compare what they wrote with what they read, and are answered by the primary (decision 0166).
 */
export function mayReadReplica(call: AnyCall): boolean {
  if (call.effect !== 'read' || (call.produces ?? 'json') !== 'json' || call.openScope !== undefined)
    return false
  const room = roomOf(call)
  return !OF_THE_MOMENT.has(room) && (OF_FIGURES.has(room) || isOfMany(call))
}
