import { HILL_LABELS } from './map/places.ts'

/** An area's name as on a map, without 市 or 州. */
export function shortNameOf(code: string, name: string): string {
  return HILL_LABELS.find((label) => label.code === code)?.name ?? name
}
