import { type Location, NavigationType } from 'react-router'
import { AS_LEFT } from '../page/last-address.ts'

type Place = Pick<Location<Partial<typeof AS_LEFT> | null>, 'key' | 'state'>

/** Whether the browser's own buttons led to a list, or a page's way back to it: the list is then as it was left. */
export function cameBack({ key, state }: Place, how: NavigationType): boolean {
  return (how === NavigationType.Pop && key !== 'default') || state?.isAsLeft === AS_LEFT.isAsLeft
}
