import { useElder } from '../elder/use-elder.ts'
import { useMedia } from './use-media.ts'

const WIDE = '(min-width: 768px)'

/** Whether rows stand in a table: not on a phone, nor in elder-friendly mode, where each is a card. */
export function useTableRoom(): boolean {
  const isElder = useElder()
  return useMedia(WIDE) && !isElder
}
