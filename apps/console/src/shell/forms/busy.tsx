import { LoaderCircle } from 'lucide-react'

/**
 * What a button shows while its call runs. Ant Design's own `loading` can leave its icon behind when an answer comes at once,
 * and the button would then be read out as loading for ever.
 */
export function busy(isBusy: boolean) {
  return isBusy
    ? { 'aria-busy': true, icon: <LoaderCircle aria-hidden size={16} strokeWidth={1.75} className="spin" /> }
    : {}
}
