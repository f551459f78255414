import type { FormWay } from '../../shell/plain/form-state.ts'
import type { LoaderFailure } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'

/** The application that stands in the way of another one for the same product. */
export function openCaseOf({ data }: Pick<LoaderFailure, 'data'>): FormWay | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined
  return { href: `/lite/application?id=${String(data.id)}`, label: copy.apply.openCase }
}
