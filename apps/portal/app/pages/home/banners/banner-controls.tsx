import { classNames } from '@lqr/ui/class-names.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { MouseEvent, ReactNode } from 'react'
import { carouselCopy as copy } from './copy.ts'

interface Props {
  ids: readonly string[]
  current: number
  /** Without its code only the dots lead on: they are links. */
  isAlive: boolean
  isTurning: boolean
  show: (index: number) => void
  onPause: () => void
}

const button =
  'grid size-9 cursor-pointer place-items-center rounded-pill text-primary hover:bg-primary-soft max-md:size-11'

function Turn({ label, onClick, isAlive, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(button, !isAlive && 'invisible')}
    >
      {children}
    </button>
  )
}

interface TurnProps {
  label: string
  onClick: () => void
  isAlive: boolean
  children: ReactNode
}

/** Back, a dot for each slide, on, and pause; in one row at the foot of the slides. */
export function BannerControls({ ids, current, isAlive, isTurning, show, onPause }: Props) {
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  return (
    <div
      role="group"
      aria-label={copy.controls}
      className="flex items-center rounded-pill border border-line bg-surface/90 px-1 md:absolute md:right-5 md:bottom-4 max-md:justify-center max-md:rounded-none max-md:border-0 max-md:border-t"
    >
      <Turn label={copy.back} isAlive={isAlive} onClick={() => show(current - 1)}>
        <ChevronLeft size={18} />
      </Turn>
      {ids.map((id, index) => (
        <a
          key={id}
          href={`#banner-${id}`}
          aria-label={copy.show(index + 1)}
          aria-current={index === current}
          onClick={go(index)}
          className="group grid size-7 place-items-center max-md:size-11"
        >
          <span className="h-2 w-2 rounded-pill bg-line-strong group-hover:bg-primary group-aria-[current=true]:w-5 group-aria-[current=true]:bg-primary" />
        </a>
      ))}
      <Turn label={copy.next} isAlive={isAlive} onClick={() => show(current + 1)}>
        <ChevronRight size={18} />
      </Turn>
      <Turn label={isTurning ? copy.pause : copy.play} isAlive={isAlive} onClick={onPause}>
        {isTurning ? <Pause size={16} /> : <Play size={16} />}
      </Turn>
    </div>
  )
}
